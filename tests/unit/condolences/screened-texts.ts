import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { screen } from '@/lib/condolences/screen';

/** The number of other memorials that received a copied text before. */
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
 * @param pattern a glob in tests/data/condolences
 */
export function readTexts(pattern: string): z.infer<typeof line>[] {
  return globSync(`tests/data/condolences/${pattern}`)
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((text) => line.parse(JSON.parse(text)));
}

/**
 * Screens a text, assuming that nothing is known of it except whether it is a copy.
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
 * Counts the texts and the held ones in each group, to explain a failure.
 */
export function countBy(texts: ScreenedText[], by: 'kind' | 'language') {
  return Object.fromEntries(
    [...Map.groupBy(texts, (text) => text[by])].map(([group, all]) => [
      group,
      { texts: all.length, held: all.filter(({ verdict }) => verdict !== 'pass').length },
    ]),
  );
}
