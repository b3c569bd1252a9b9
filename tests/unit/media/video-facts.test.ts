import { readFile, rm } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { copyVideo } from '@/lib/media/decoder/copy-video';
import { FileError } from '@/lib/media/decoder/file-error';
import { readVideoFacts } from '@/lib/media/decoder/video-facts';
import { VIDEO_SAMPLES } from '@/tests/support/video-files';
import { writeTemporaryFile } from './picture-files';

const copies: string[] = [];
afterAll(() => Promise.all(copies.map((file) => rm(file, { force: true }))));

async function copyOf(path: string) {
  const copy = await writeTemporaryFile('');
  await rm(copy);
  copies.push(copy);
  return { copied: await copyVideo(path, copy), copy };
}

describe('readVideoFacts', () => {
  it.each([
    [
      VIDEO_SAMPLES.iPhone,
      { container: 'other', video: expect.stringMatching(/^hev1\.2\./), audio: null },
      { width: 320, height: 240, seconds: 2 },
    ],
    [
      VIDEO_SAMPLES.nokia,
      { container: 'mp4', video: '', audio: null },
      { width: 176, height: 144, seconds: 2 },
    ],
    [
      VIDEO_SAMPLES.camcorder,
      { container: 'other', video: '', audio: '' },
      { width: 320, height: 240, seconds: 2 },
    ],
    [
      VIDEO_SAMPLES.indexLast,
      { container: 'mp4', video: expect.stringMatching(/^avc1\.64/), audio: null },
      { width: 320, height: 240, seconds: 2, isIndexFirst: false },
    ],
    [
      'tests/support/files/placed.webm',
      { container: 'other', video: expect.stringMatching(/^vp09/), audio: 'opus' },
      { width: 96, height: 64 },
    ],
    [
      'tests/support/files/indexed.mp4',
      { container: 'mp4', video: expect.stringMatching(/^avc1/), audio: 'mp4a.40.2' },
      { isIndexFirst: true, isHdr: false },
    ],
  ])('reads the headers of %s', async (path, streams, rest) => {
    expect(await readVideoFacts(path)).toMatchObject({ ...streams, ...rest });
  });

  it('does not believe an AVI that claims to be larger than any video', async () => {
    const avi = await readFile(VIDEO_SAMPLES.camcorder);
    avi.fill(0xff, 64, 72);
    const path = await writeTemporaryFile(avi);
    copies.push(path);
    expect(await readVideoFacts(path)).toMatchObject({ width: null, height: null });
  });

  it.each(['', 'RIFF', '#EXTM3U\nfile:///etc/passwd\n', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'])(
    'refuses %j',
    async (content) => {
      const path = await writeTemporaryFile(content);
      copies.push(path);
      await expect(readVideoFacts(path)).rejects.toBeInstanceOf(FileError);
    },
  );
});

describe('copyVideo', () => {
  it('puts the index first, so that a video starts while it loads', async () => {
    const { copied, copy } = await copyOf(VIDEO_SAMPLES.indexLast);
    expect(copied).toEqual({ ending: 'mp4' });
    expect(await readVideoFacts(copy)).toMatchObject({ isIndexFirst: true, width: 320 });
  });

  it('leaves codecs that it does not know to ffmpeg', async () => {
    expect((await copyOf(VIDEO_SAMPLES.nokia)).copied).toBeNull();
  });
});
