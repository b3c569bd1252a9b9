import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { screen } from '@/lib/condolences/screen';

/** The number of other memorials that received a copied text before. */
export const COPIES = 2;

/** For texts of which nothing is known but their words. */
export const NOTHING_KNOWN = {
  isLikeRefused: false,
  seenOnOtherMemorials: 0,
  hasPicture: false,
  isYoung: false,
  isStorm: false,
};

const lineSchema = z.object({
  name: z.string(),
  text: z.string(),
  language: z.string(),
  kind: z.string().default('harmless'),
  set: z.enum(['first', 'development', 'validation']).default('first'),
});

export type ScreenedText = ReturnType<typeof screenEntry>;

/**
 * @param pattern a glob in tests/data/condolences
 */
export function readTexts(pattern: string): z.infer<typeof lineSchema>[] {
  return globSync(`tests/data/condolences/${pattern}`)
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((text) => lineSchema.parse(JSON.parse(text)));
}

/**
 * Screens a text, assuming that nothing is known of it except whether it is a copy.
 */
export function screenEntry(entry: z.infer<typeof lineSchema>) {
  const facts = {
    ...NOTHING_KNOWN,
    seenOnOtherMemorials: entry.kind === 'copied' ? COPIES : 0,
  };
  return { ...entry, ...screen({ message: entry.text, authorName: entry.name }, facts) };
}

/**
 * Counts all texts and the held texts of each group, to explain a failure.
 */
export function countBy(texts: ScreenedText[], by: 'kind' | 'language') {
  return Object.fromEntries(
    [...Map.groupBy(texts, (text) => text[by])].map(([group, all]) => [
      group,
      { texts: all.length, held: all.filter(({ verdict }) => verdict !== 'pass').length },
    ]),
  );
}
