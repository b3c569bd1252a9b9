import { z } from 'zod';
import { fault } from '@/lib/platform/language/fault';
import { said } from '@/lib/platform/language/said';
import { MOST_OTHER_NAMES } from './name-rules';
import { LINE_MAX } from './rules';
import { atMostItems, required } from './schema-parts';
import { WORDS_LANGUAGES } from './words-languages';

const otherName = z.strictObject({
  language: z.enum(WORDS_LANGUAGES, fault('words.faults.languageRequired')),
  fullName: required(fault('memorials.faults.fullNameRequired'), LINE_MAX),
});

/** Replaces all other names of a memorial, in this order, one for each language. */
export const otherNamesInput = z.strictObject({
  names: z
    .array(otherName)
    .max(MOST_OTHER_NAMES, atMostItems(MOST_OTHER_NAMES))
    .superRefine((names, context) => {
      names.forEach(({ language }, at) => {
        if (names.findIndex((each) => each.language === language) < at)
          context.addIssue({
            code: 'custom',
            path: [at, 'language'],
            ...{ said: said('words.faults.nameTwice') },
          });
      });
    }),
});

export type OtherNamesInput = z.output<typeof otherNamesInput>;
