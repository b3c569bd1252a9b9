import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { storeItem } from '@/lib/media/commands/store-item';
import { decode } from '@/lib/media/decoder/decode';
import { DecoderProcess } from '@/lib/media/decoder/decoder-process';
import { checkSampleTables } from '@/lib/media/decoder/sample-tables';
import { runInMediaSlot } from '@/lib/media/media-slots';
import { temporaryFolder } from '@/lib/platform/temporary-folder';
import { MESSAGES, withEnglishErrors } from '@/tests/support/media-messages';
import { paddedVideo, VIDEO_BOMBS } from '../../support/bombs';
import { ada } from '../../support/cast';
import {
  indexedVideo,
  plainVideo,
  videoWithLocation,
  webmWithLocation,
} from '../../support/video-files';
import { noise, writeTemporaryFile } from '../../unit/media/picture-files';

async function withFile<T>(bytes: Buffer, use: (path: string) => T | Promise<T>): Promise<T> {
  const file = await writeTemporaryFile(bytes);
  try {
    return await use(file);
  } finally {
    await rm(file);
  }
}

/** The running decoders of a process. */
function decodersBelow(pid: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
      const parent = /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
      return Number(parent) === pid && command.includes('decoder/main.ts') ? [Number(name)] : [];
    } catch {
      return []; // not a process, or it has ended
    }
  });
}

describe('checkSampleTables', () => {
  it.each([
    ['plain MP4', plainVideo],
    ['indexed MP4', indexedVideo],
    ['MP4 with further tracks', () => videoWithLocation()],
    ['MOV', () => videoWithLocation('qt  ')],
    ['WebM, which it does not check', webmWithLocation],
  ])('accepts a %s', async (_, make) => {
    await expect(withFile(await make(), checkSampleTables)).resolves.toBeUndefined();
  });

  const impossible = Object.entries(VIDEO_BOMBS).filter(([name]) => !name.includes('WebM'));
  it.each(impossible)('refuses %s before it is parsed', async (_, make) => {
    const checkResult = withEnglishErrors(withFile(await make(), checkSampleTables));
    await expect(checkResult).rejects.toMatchObject({
      code: 'invalid',
      message: MESSAGES.videoDamaged,
    });
  });
});

describe('a decoder', () => {
  it('is killed when it needs too much memory, and its file is refused', async () => {
    const folder = await temporaryFolder();
    const copy = path.join(folder, 'copy');
    const bytes = await paddedVideo();
    await expect(
      withFile(bytes, (file) => decode('video', { path: file, copy })),
    ).rejects.toMatchObject({ code: 'invalid', message: MESSAGES.videoDamaged });
    await rm(folder, { recursive: true });
  });

  it('is killed when it takes too long', async () => {
    const picture = await noise(4000, 3000).jpeg().toBuffer();
    const ending = await withFile(picture, (file) =>
      new DecoderProcess().run({ task: 'picture', input: { path: file } }, 1),
    );
    expect(ending).toEqual({ killed: 'time' });
  });

  it('can read only uploads and its own sources, and write only beside uploads', async () => {
    const ownFile = path.resolve('tests/support/files/plain.mp4');
    const copy = path.resolve('tests/support/files/copied.mp4');
    await expect(decode('video', { path: ownFile, copy })).rejects.toThrow('restricted');
    await expect(
      withFile(await plainVideo(), (file) => decode('video', { path: file, copy })),
    ).rejects.toThrow('restricted');
  });

  it('does not report an unreadable file as one of unknown type', async () => {
    await expect(decode('detect', { path: '/etc/hostname' })).rejects.toThrow('restricted');
  });

  it('detects the type of one file at a time', async () => {
    const { id: ownerId } = (await ada()).user;
    let end: () => void = () => undefined;
    const holder = runInMediaSlot('picture', () => new Promise<void>((resolve) => (end = resolve)));
    let isSettled = false;
    const refusal = withFile(Buffer.from('no file of any kind'), (file) =>
      storeItem(ownerId, { path: file, fileName: 'x', bytes: 19 }).finally(
        () => (isSettled = true),
      ),
    ).catch((error: unknown) => error);
    await sleep(1_000); // far longer than detection takes
    expect(isSettled).toBe(false);
    end();
    await holder;
    expect(await refusal).toMatchObject({ code: 'unsupported' });
  });

  it('is replaced when it dies while idle', async () => {
    const picture = await noise(40, 30).jpeg().toBuffer();
    const decodePicture = () => withFile(picture, (file) => decode('picture', { path: file }));
    await decodePicture();
    for (const pid of decodersBelow(process.pid)) process.kill(pid, 'SIGKILL');
    await expect(decodePicture()).resolves.toMatchObject({ width: 40 });
  });

  it('reports a failed start as an error of the site, not of the file', async () => {
    const program = process.execPath;
    process.execPath = '/nowhere/node';
    const decoder = new DecoderProcess();
    process.execPath = program;
    const ending = await decoder.run({ task: 'detect', input: { path: '/x' } }, 1_000);
    expect(ending).toEqual({ broken: expect.stringContaining('did not start') });
    expect(decoder.isReusable()).toBe(false);
  });

  it('is replaced after a file that broke it', async () => {
    const picture = await noise(40, 30).jpeg().toBuffer();
    const decodePicture = () => withFile(picture, (file) => decode('picture', { path: file }));
    await decodePicture();
    const idleDecoders = decodersBelow(process.pid);
    const bomb = await paddedVideo();
    const copy = path.resolve('tests/support/files/copied.mp4');
    await expect(
      withFile(bomb, (file) => decode('video', { path: file, copy })),
    ).rejects.toMatchObject({ code: 'invalid' });
    const decoders = decodersBelow(process.pid);
    expect(idleDecoders.filter((pid) => !decoders.includes(pid))).not.toEqual([]); // the bomb went to the idle decoder
    expect(await decodePicture()).toMatchObject({ width: 40, height: 30 });
  });
});
