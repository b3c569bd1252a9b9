/**
 * Texts for which no rule was written and on which nothing was trained, to measure what each detector adds. They were
 * labelled before any detector read them. If you read them to improve a rule, write new ones afterwards.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const FOLDER = 'lab/screening/unseen';

const row = z.tuple([z.enum(['pass', 'ask', 'hurt']), z.string().min(1), z.string().min(1)]);

export interface UnseenText {
  language: string;
  /** `pass` for what families write. The others must be held: `ask` for bait, `hurt` for cruelty. */
  label: z.infer<typeof row>[0];
  name: string;
  text: string;
}

/** @returns the texts of all <language>.tsv files, whose columns are label, author and message */
export function readUnseenTexts(): UnseenText[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) =>
      readFileSync(`${FOLDER}/${file}`, 'utf8')
        .trim()
        .split('\n')
        .map((line) => {
          const [label, name, text] = row.parse(line.split('\t'));
          return { language: file.replace('.tsv', ''), label, name, text };
        }),
    );
}
