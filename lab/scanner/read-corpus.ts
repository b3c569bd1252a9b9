import { CORPUS, type CorpusPicture } from './corpus';
import { readPhoto } from './read-photo';

/** The share of the photos that must be read. */
export const WANTED = 0.95;

export type CorpusReading = {
  /** For each strength of each kind, in the order of the corpus. */
  rows: Map<string, { read: number; of: number; slowestMs: number }>;
  /** The file names of the photos that were not read. */
  misses: string[];
  readShare: number;
};

/**
 * Reads all photos of the corpus as the worker of /scan-code does.
 * @param onPhoto receives each photo and its file name before it is read
 */
export async function readCorpus(
  onPhoto: (name: string, photo: Buffer) => Promise<void> = async () => {},
): Promise<CorpusReading> {
  const misses: string[] = [];
  const rows: CorpusReading['rows'] = new Map();
  for (const [index, picture] of CORPUS.entries()) {
    const { kind, strength, text } = picture;
    const photo = await picture.take();
    await onPhoto(fileName(picture, index), photo);
    const start = performance.now();
    const isRead = (await readPhoto(photo)) === text;
    const name = `${kind}, ${strength}`;
    const row = rows.get(name) ?? { read: 0, of: 0, slowestMs: 0 };
    rows.set(name, {
      read: row.read + (isRead ? 1 : 0),
      of: row.of + 1,
      slowestMs: Math.max(row.slowestMs, Math.round(performance.now() - start)),
    });
    if (!isRead) misses.push(fileName(picture, index));
  }
  return { rows, misses, readShare: 1 - misses.length / CORPUS.length };
}

const fileName = ({ kind, strength }: CorpusPicture, index: number): string =>
  `${String(index + 1).padStart(3, '0')} ${kind}, ${strength}.jpg`;
