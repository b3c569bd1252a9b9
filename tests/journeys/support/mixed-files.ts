import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pdf } from '../../support/document-files';
import { videoWithLocation } from '../../support/video-files';

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** Returns twelve files: eleven that a memorial accepts and one that it refuses. Nothing is written to disk. */
export async function mixedFiles(): Promise<ChosenFile[]> {
  const pictures = Array.from({ length: 8 }, async (_, at) => ({
    name: at === 0 ? 'A picture with a very long name indeed.jpg' : `picture-${at}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await picture(at),
  }));
  return [
    ...(await Promise.all(pictures)),
    { name: 'clip.mp4', mimeType: 'video/mp4', buffer: await videoWithLocation() },
    {
      name: 'tape.webm',
      mimeType: 'video/webm',
      buffer: await readFile('tests/support/files/placed.webm'),
    },
    { name: 'eulogy.pdf', mimeType: 'application/pdf', buffer: pdf() },
    { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
  ];
}

/** Returns a picture whose colour depends on `at`, so that all files differ. */
export const picture = (at: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: { r: (at % 8) * 30, g: 140, b: 120 - Math.floor(at / 8) * 12 },
    },
  })
    .jpeg()
    .toBuffer();
