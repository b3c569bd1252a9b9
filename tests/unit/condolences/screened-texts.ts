/** Texts of files of lines, as the first ring reads them. */
import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { screen } from '@/lib/condolences/screen';

/** On so many other memorials a copied text was sent before. */
export const COPIES = 2;

const line = z.object({
  name: z.string(),
  text: z.string(),
  language: z.string(),
  kind: z.string().default('harmless'),
  set: z.enum(['first', 'development', 'validation']).default('first'),
});

export type ScreenedText = ReturnType<typeof screened>;

/**
 * @param pattern of files in tests/data/condolences
 * @returns their lines
 */
export function readTexts(pattern: string): z.infer<typeof line>[] {
  return globSync(`tests/data/condolences/${pattern}`)
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((text) => line.parse(JSON.parse(text)));
}

/**
 * @param read a text of a file
 * @returns it, with what the first ring says
 */
export function screened(read: z.infer<typeof line>) {
  const facts = {
    isLikeRefused: false,
    seenOnOtherMemorials: read.kind === 'copied' ? COPIES : 0,
    hasPicture: false,
    isYoung: false,
    isStorm: false,
  };
  return { ...read, ...screen({ message: read.text, authorName: read.name }, facts) };
}

/**
 * @param texts as screened
 * @param by what they are counted by
 * @returns how many there are of each group, and how many are held, to be read beside a failure
 */
export function countBy(texts: ScreenedText[], by: 'kind' | 'language') {
  return Object.fromEntries(
    [...Map.groupBy(texts, (text) => text[by])].map(([group, all]) => [
      group,
      { texts: all.length, held: all.filter(({ verdict }) => verdict !== 'pass').length },
    ]),
  );
}
