import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareVideo } from '@/lib/media/commands/prepare-video';
import { copyArguments, prepareArguments } from '@/lib/media/ffmpeg/arguments';
import { runFfmpeg } from '@/lib/media/ffmpeg/run-ffmpeg';
import { PREPARED_MAX_BYTES, type VideoFacts } from '@/lib/media/playback-rules';
import { MINUTE_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { temporaryFolder } from '@/lib/platform/temporary-folder';
import { ada, type Person } from '@/tests/support/cast';
import { needFfmpeg } from '@/tests/support/ffmpeg';
import { VIDEO_SAMPLES } from '@/tests/support/video-files';
import { writeTemporaryFile } from '@/tests/unit/media/picture-files';
import { addVideo, storedKeys, useScriptAsFfmpeg, videoRow } from './upload-video';

const LIMITS = { processorMs: MINUTE_MS / 2, maxBytes: PREPARED_MAX_BYTES };

let owner: Person;
let folder: string;
beforeAll(async () => {
  owner = await ada();
  folder = await temporaryFolder();
  return () => rm(folder, { recursive: true });
});
afterEach(() => vi.restoreAllMocks());

const linuxOnly = { skip: process.platform !== 'linux' };

describe('ffmpeg', () => {
  const facts: VideoFacts = {
    container: 'other',
    video: '',
    audio: null,
    width: 64,
    height: 64,
    seconds: 1,
    isHdr: false,
    isIndexFirst: true,
  };
  const plan = { video: 'encode', audio: 'encode' } as const;

  it.for([
    ['a playlist', '#EXTM3U\n#EXTINF:1,\nFILE\n', 'video/mp4'],
    ['a playlist called MKV', '#EXTM3U\n#EXTINF:1,\nFILE\n', 'video/matroska'],
    ['a list of files', "ffconcat version 1.0\nfile 'FILE'\n", 'video/vnd.avi'],
    ['a session description', 'v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video 9 RTP/AVP 96\n', 'video/mp4'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'video/quicktime'],
  ] as const)('refuses %s', async ([name, content, contentType], context) => {
    needFfmpeg(context);
    const victim = path.resolve(VIDEO_SAMPLES.camcorder);
    const file = await writeTemporaryFile(content.replaceAll('FILE', victim));
    const made = path.join(folder, `${name}.mp4`);
    for (const args of [
      copyArguments({ path: file, contentType }, made),
      prepareArguments({ path: file, contentType }, { facts, plan, mapsTones: false }, made),
    ])
      expect(await runFfmpeg(args, LIMITS)).toMatchObject({ ended: 'refused' });
    await rm(file);
  });

  it('decodes no picture that is larger than 4K', async (context) => {
    needFfmpeg(context);
    const bomb = await hugePictures();
    const video = { path: bomb, contentType: 'video/vnd.avi' };
    const made = path.join(folder, 'huge.mp4');
    const args = prepareArguments(video, { facts, plan, mapsTones: false }, made);
    const result = await runFfmpeg(args, LIMITS);
    const written = await readFile(made).catch(() => Buffer.alloc(0));
    if (result.ended === 'done') expect(written.length).toBeLessThan(1_000);
    else expect(result.ended).toBe('refused');
  });

  it('is ended when it writes too much', linuxOnly, async (context) => {
    needFfmpeg(context);
    const video = { path: VIDEO_SAMPLES.camcorder, contentType: 'video/vnd.avi' };
    const args = copyArguments(video, path.join(folder, 'long.avi'));
    const result = await runFfmpeg(args, { ...LIMITS, maxBytes: 4_000 });
    expect(result).toMatchObject({ ended: 'refused' });
  });

  it('is ended when it never ends', linuxOnly, async () => {
    await useScriptAsFfmpeg('while :; do :; done');
    expect(await runFfmpeg([], { ...LIMITS, processorMs: 300 })).toEqual({
      ended: 'refused',
      reason: 'it needed too much processor time',
      isBound: true,
    });
  });

  it.each([
    ['much', 1_228_800],
    ['little', 716_800],
  ] as const)('that may use %s memory gets no more', linuxOnly, async (memory, kilobytes) => {
    await useScriptAsFfmpeg('ulimit -v');
    const result = await runFfmpeg([], { ...LIMITS, memory });
    expect(result).toMatchObject({ ended: 'done', output: `${kilobytes}\n` });
  });

  it('is the first to be killed if the machine has no memory left', linuxOnly, async () => {
    await useScriptAsFfmpeg('sleep 0.2; cat /proc/self/oom_score_adj');
    expect(await runFfmpeg([], LIMITS)).toMatchObject({ output: '1000\n' });
  });

  it('gets none of our settings', async () => {
    await useScriptAsFfmpeg('env');
    const result = await runFfmpeg([], LIMITS);
    expect('output' in result && result.output).toMatch(/^PATH=/m);
    expect('output' in result && result.output).not.toMatch(/DATABASE_URL|SECRET|KEY/);
  });

  it.each([
    'kill -TERM $$',
    'kill -KILL $$',
    'exit 255',
    'echo No space left on device >&2; exit 1',
  ])('that somebody else ends (%s) says nothing about the file', async (lines) => {
    await useScriptAsFfmpeg(lines);
    await expect(runFfmpeg([], LIMITS)).rejects.toThrow('interrupted');
  });
});

describe('a video that cannot be prepared', () => {
  it('stays as it is, and nothing is left over', linuxOnly, async (context) => {
    needFfmpeg(context);
    const { mediaId } = await addVideo(owner, VIDEO_SAMPLES.iPhone);
    const { objects } = await videoRow(mediaId);
    await useScriptAsFfmpeg('while :; do :; done');
    await prepareVideo({ mediaId }, { ...LIMITS, processorMs: 300 });
    expect(await videoRow(mediaId)).toMatchObject({ playback: 'failed', objects, prepareTries: 1 });
    expect(await storedKeys(mediaId)).toHaveLength(1);
    await prepareVideo({ mediaId }, LIMITS);
    expect(await videoRow(mediaId)).toMatchObject({ playback: 'failed', prepareTries: 1 });
  });

  it.each([
    ['was killed', 'kill -KILL $$', {}],
    ['stood still', 'exec sleep 600', { waitMs: 300 }],
  ])('is tried again after ffmpeg %s, three times in all', async (_, lines, change) => {
    await useScriptAsFfmpeg(lines);
    const { mediaId } = await addVideo(owner, VIDEO_SAMPLES.iPhone);
    const prepare = () => prepareVideo({ mediaId }, { ...LIMITS, ...change });
    for (const tries of [1, 2, 3]) {
      await expect(prepare()).rejects.toThrow('interrupted');
      expect(await videoRow(mediaId)).toMatchObject({ playback: 'preparing', prepareTries: tries });
    }
    await prepare();
    expect(await videoRow(mediaId)).toMatchObject({ playback: 'failed' });
  });

  it.each([
    ['ffmpeg is asked to end', 'kill -TERM $$'],
    ['the disk is full', 'echo No space left on device >&2'],
  ])('is tried again for as long as %s', async (_, lines) => {
    await useScriptAsFfmpeg(lines);
    const { mediaId } = await addVideo(owner, VIDEO_SAMPLES.iPhone);
    await expect(prepareVideo({ mediaId }, LIMITS)).rejects.toThrow('interrupted');
    expect(await videoRow(mediaId)).toMatchObject({ playback: 'preparing', prepareTries: 0 });
  });

  it('is not replaced by something that would not play', async (context) => {
    needFfmpeg(context);
    const { mediaId } = await addVideo(owner, VIDEO_SAMPLES.iPhone);
    await useScriptAsFfmpeg('for last; do :; done; echo no video > "$last"');
    await prepareVideo({ mediaId });
    expect(await videoRow(mediaId)).toMatchObject({ playback: 'failed' });
    expect(await storedKeys(mediaId)).toHaveLength(1);
  });
});

/** An AVI of a few kilobytes whose JPEGs claim 65,500 × 65,500 pixels. */
async function hugePictures(): Promise<string> {
  const file = path.join(folder, 'huge.avi');
  const picture = ['-f', 'lavfi', '-i', 'color=red:size=64x64:rate=2:duration=1'];
  execFileSync(env().FFMPEG_PATH, ['-v', 'error', ...picture, '-c:v', 'mjpeg', '-y', file]);
  const bytes = await readFile(file);
  const side = Buffer.from([0xff, 0xdc]);
  for (let at = 0; ; ) {
    at = bytes.indexOf(Buffer.from([0xff, 0xc0]), at + 1);
    if (at < 0) break;
    side.copy(bytes, at + 5);
    side.copy(bytes, at + 7);
  }
  return writeTemporaryFile(bytes);
}
