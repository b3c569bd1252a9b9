import { z } from 'zod';
import { AUDIENCES } from '@/lib/access/rules';
import { MAX_PUBLIC_PAGE, pageNumber, pageOrFirst } from '@/lib/platform/http/page-schema';
import { publicId } from '@/lib/platform/ids/id-schema';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { emailAddress, linesOfText, nameText } from '@/lib/platform/text-schema';
import { isTimeZone } from './digest-rules';
import { FIRST_READING_ACTS } from './first-reading-rules';

import {
  MAX_AUTHOR_NAME_LENGTH,
  MAX_CONDOLENCE_LENGTH,
  MAX_CONDOLENCES_PER_CALL,
  MAX_NOTE_LENGTH,
  MAX_REPORT_LENGTH,
  REVISION_LENGTH,
} from './rules';
import {
  FAMILY_DECISIONS,
  FAMILY_LISTS,
  GUEST_BOOK_RULES,
  OPERATOR_DECISIONS,
} from './state-rules';

/** Several empty lines in a row would push other condolences off the page. */
const fewEmptyLines = (text: string) =>
  text.replace(/[^\S\n]+\n/g, '\n').replace(/\n{3,}/g, '\n\n');

const words = {
  message: linesOfText(
    issueMessage('condolences.faults.messageRequired'),
    MAX_CONDOLENCE_LENGTH,
  ).transform(fewEmptyLines),
  authorName: nameText(issueMessage('condolences.faults.nameRequired'), MAX_AUTHOR_NAME_LENGTH),
};

/** PATCH /api/condolences/by-secret/{secret}. The picture stays unless `deletePicture` is set. */
export const condolenceWords = z.strictObject({
  ...words,
  deletePicture: z.boolean(issueMessage('condolences.faults.deletePicture')).default(false),
});

/**
 * POST /api/condolences/by-secret/{secret}: the forms on an author's private page, without scripts.
 */
export const condolenceAction = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('change'),
    language: z.string().optional(),
    ...words,
    /** A checkbox: browsers send nothing if it is not ticked. */
    deletePicture: z.literal('yes').optional(),
  }),
  z.strictObject({ act: z.literal('take_back'), language: z.string().optional() }),
]);

/** POST /api/memorials/{id}/condolences: the fields of the form. */
export const condolenceFormSchema = z.strictObject({
  ...words,
  /** For mails about the condolence; '' for none. */
  email: z
    .union([z.literal(''), emailAddress(issueMessage('condolences.faults.email'))])
    .default(''),
  /** From GET /api/condolences/form-token. A form without one comes from a robot. */
  token: z.string().default(''),
  /** Hidden in the form, so only robots fill it in. */
  reference: z.string().default(''),
  /** The language of the page, if no script sends it in a header. */
  language: z.string().optional(),
});

/** The same fields as documented, with the file. */
export const condolenceFormWithPicture = condolenceFormSchema.extend({
  picture: z.file().optional(),
});

/** GET /api/condolences/form-token */
export const formTokenQuery = z.strictObject({
  memorial: publicId(issueMessage('condolences.faults.memorialMissing')),
});

/** GET /api/memorials/{id}/condolences */
export const condolencesQuery = z.object({ page: pageOrFirst(MAX_PUBLIC_PAGE) });

/** GET /api/memorials/{id}/condolences/queue */
export const familyQueueQuery = z.strictObject({
  state: z.enum(FAMILY_LISTS).default('waiting'),
  page: pageNumber(MAX_PUBLIC_PAGE),
});

/**
 * Identifies the words that were read (revision.ts), so that nobody decides about words they have
 * not seen.
 */
const revision = z
  .string(issueMessage('condolences.faults.revisionMissing'))
  .length(REVISION_LENGTH, issueMessage('condolences.faults.revisionMissing'));

const decision = {
  condolences: z
    .array(
      z.strictObject({ _id: publicId(issueMessage('condolences.faults.idInvalid')), revision }),
    )
    .min(1, issueMessage('condolences.faults.idInvalid'))
    .max(MAX_CONDOLENCES_PER_CALL, issueMessage('condolences.faults.tooMany')),
};

/** POST /api/memorials/{id}/condolences/decide */
export const familyDecision = z.discriminatedUnion('decision', [
  z.strictObject({ ...decision, decision: z.enum(FAMILY_DECISIONS).exclude(['return']) }),
  z.strictObject({
    ...decision,
    decision: z.literal('return'),
    note: linesOfText(issueMessage('condolences.faults.noteRequired'), MAX_NOTE_LENGTH),
  }),
]);

/** POST /api/memorials/{id}/condolences/read-first */
export const firstReadingInput = z.strictObject({
  ...decision,
  act: z.enum(FIRST_READING_ACTS),
});

/** POST /api/condolences/first-reader/{secret}: one of the forms on the friend's page, without scripts. */
export const firstReadingForm = z.strictObject({
  condolence: publicId(issueMessage('condolences.faults.idInvalid')),
  revision,
  act: z.enum(FIRST_READING_ACTS),
});

/** PUT /api/memorials/{id}/condolences/first-reader */
export const firstReaderInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('keeper'),
    userId: publicId(issueMessage('condolences.refusals.noSuchReader')),
  }),
  z.strictObject({
    kind: z.literal('friend'),
    name: nameText(issueMessage('keepers.faults.nameRequired'), MAX_AUTHOR_NAME_LENGTH),
    // In lower case like the addresses of accounts.
    email: emailAddress(issueMessage('condolences.faults.email'), (text) => text.toLowerCase()),
  }),
]);

/** PUT /api/memorials/{id}/condolences/audience */
export const audienceChoice = z.strictObject({
  ids: z
    .array(publicId(issueMessage('condolences.faults.idInvalid')))
    .min(1, issueMessage('condolences.faults.idInvalid'))
    .max(MAX_CONDOLENCES_PER_CALL, issueMessage('condolences.faults.tooMany')),
  audience: z.enum(AUDIENCES, issueMessage('memorials.faults.choiceUnlisted')),
});

/** PUT /api/memorials/{id}/condolences/settings */
export const guestBookSettings = z.strictObject({ rule: z.enum(GUEST_BOOK_RULES) });

/** PUT /api/memorials/{id}/condolences/notices */
export const noticesInput = z.strictObject({
  mails: z.boolean(issueMessage('condolences.faults.mailsMissing')),
  timeZone: z.string().max(64).refine(isTimeZone, issueMessage('condolences.faults.timeZone')),
});

/**
 * POST /api/condolences/mails/{token}. Not strict, because mail programs add a field of their own.
 */
export const pauseAction = z.object({
  act: z.enum(['pause', 'resume']).default('pause'),
  language: z.string().default(''),
});

export const REPORT_REASONS = ['scam', 'cruel', 'private_detail', 'other'] as const;

/** POST /api/condolences/{id}/report */
export const condolenceReport = z.strictObject({
  reason: z.enum(REPORT_REASONS, issueMessage('condolences.faults.reasonMissing')),
  words: z
    .string()
    .transform((text) =>
      text.replace(/[\s\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim(),
    )
    .pipe(
      z
        .string()
        .max(MAX_REPORT_LENGTH, issueMessage('api.atMostCharacters', { limit: MAX_REPORT_LENGTH })),
    )
    .default(''),
});

/** The tabs of an admin's queue. */
export const OPERATOR_TABS = ['held', 'reported'] as const;

/** GET /api/admin/condolences */
export const operatorQueueQuery = z.strictObject({
  tab: z.enum(OPERATOR_TABS).default('held'),
  page: pageNumber(),
});

/** POST /api/admin/condolences/{id}/decide */
export const operatorDecision = z.strictObject({
  decision: z.enum(OPERATOR_DECISIONS),
  revision,
});

export type CondolenceWords = z.output<typeof condolenceWords>;
export type CondolenceForm = z.output<typeof condolenceFormSchema>;
export type FamilyDecisionInput = z.output<typeof familyDecision>;
export type FirstReadingInput = z.output<typeof firstReadingInput>;
export type FirstReaderInput = z.output<typeof firstReaderInput>;
export type AudienceChoice = z.output<typeof audienceChoice>;
export type OperatorDecisionInput = z.output<typeof operatorDecision>;
export type ReportInput = z.output<typeof condolenceReport>;
