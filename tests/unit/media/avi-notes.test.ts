import { readFile, rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { blankAviNotes } from '@/lib/media/decoder/avi-notes';
import { addStreamNotes } from '@/tests/support/avi-files';
import { CANARY, VIDEO_SAMPLES } from '@/tests/support/video-files';
import { writeTemporaryFile } from './picture-files';

async function blanked(content: Buffer | string) {
  const file = await writeTemporaryFile(content);
  try {
    return { isAvi: blankAviNotes(file), bytes: await readFile(file) };
  } finally {
    await rm(file);
  }
}

it('notes about the streams of an AVI become padding, and nothing else changes', async () => {
  const avi = addStreamNotes(await readFile(VIDEO_SAMPLES.camcorder));
  const { isAvi, bytes } = await blanked(avi);
  expect(isAvi).toBe(true);
  const at = bytes.indexOf(CANARY);
  expect(bytes.includes('strd')).toBe(false);
  expect(at).toBe(avi.indexOf(CANARY));
  expect(bytes.toString('latin1').replaceAll('JUNK', 'strd')).toBe(
    avi.toString('latin1').replaceAll('JUNK', 'strd'),
  );
});

it.each([
  '',
  'RIFF',
  'RIFF\xff\xff\xff\xffAVI ',
  `RIFF\0\0\0\0AVI LIST\0\0\0\0movistrd\0\0\0\0`,
  'RIFF\0\0\0\0AVI strh\xff\xff\xff\xff',
])('ends for %j, which no camera writes', async (content) => {
  const before = Buffer.from(content, 'latin1');
  expect((await blanked(before)).bytes).toEqual(before);
});

it('other files stay as they are', async () => {
  const mp4 = await readFile(VIDEO_SAMPLES.indexLast);
  expect(await blanked(mp4)).toEqual({ isAvi: false, bytes: mp4 });
});
