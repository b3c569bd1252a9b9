import { z } from 'zod';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { messageFor } from '@/lib/platform/language/message';
import { nameText } from '@/lib/platform/text-schema';
import { MAX_OTHER_NAMES } from './name-rules';
import { MAX_LINE_LENGTH } from './rules';
import { tooManyItems } from './schema-parts';
import { WORDS_LANGUAGES } from './words-languages';

const otherName = z.strictObject({
  language: z.enum(WORDS_LANGUAGES, issueMessage('words.faults.languageRequired')),
  fullName: nameText(issueMessage('memorials.faults.fullNameRequired'), MAX_LINE_LENGTH),
});

/** Replaces all other names of a memorial, in this order, one for each language. */
export const otherNamesInput = z.strictObject({
  names: z
    .array(otherName)
    .max(MAX_OTHER_NAMES, tooManyItems(MAX_OTHER_NAMES))
    .superRefine((names, context) => {
      names.forEach(({ language }, at) => {
        if (names.findIndex((each) => each.language === language) < at)
          context.addIssue({
            code: 'custom',
            path: [at, 'language'],
            ...{ said: messageFor('words.faults.nameTwice') },
          });
      });
    }),
});

export type OtherNamesInput = z.output<typeof otherNamesInput>;
