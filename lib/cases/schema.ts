import { z } from 'zod';
import { MAX_TOKEN_LENGTH } from '@/lib/platform/http/form-token';
import { pageNumber } from '@/lib/platform/http/page-schema';
import { publicId } from '@/lib/platform/ids/id-schema';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { emailAddress, lineOfText, linesOfText, nameText } from '@/lib/platform/text-schema';
import {
  CASE_DECISIONS,
  CASE_TABS,
  MAX_ANSWER_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_QUESTION_NAME_LENGTH,
  MAX_RELATIONSHIP_LENGTH,
  QUESTION_CLAIMS,
} from './rules';

/** In lower case like the addresses of accounts. */
const address = emailAddress(issueMessage('accounts.faults.emailInvalid'), (text) =>
  text.toLowerCase(),
);

/** POST /api/memorials/{id}/cases */
export const questionInput = z.strictObject({
  claim: z.enum(QUESTION_CLAIMS, issueMessage('cases.faults.claim')),
  name: nameText(issueMessage('access.faults.nameRequired'), MAX_QUESTION_NAME_LENGTH),
  email: address,
  relationship: lineOfText(issueMessage('cases.faults.relationship'), MAX_RELATIONSHIP_LENGTH),
  message: linesOfText(issueMessage('cases.faults.message'), MAX_QUESTION_LENGTH),
  /** A hidden field that only robots fill in. */
  reference: z.string().max(1_000).default(''),
  /** From GET /api/memorials/{id}/cases, or from the page with the form. */
  token: z.string().max(MAX_TOKEN_LENGTH).default(''),
});
export type QuestionInput = z.output<typeof questionInput>;

export const caseParams = z.object({ id: publicId(issueMessage('cases.refusals.notFound')) });

/** GET /api/admin/cases */
export const casesQuery = z.strictObject({
  tab: z.enum(CASE_TABS).default('open'),
  page: pageNumber(),
});

/** POST /api/admin/cases/{id}/freeze */
export const freezeInput = z.strictObject({ frozen: z.boolean() });

/** POST /api/admin/cases/{id}/relative */
export const relativeInput = z.strictObject({
  /** As the page shows it. */
  fullName: z.string().min(1).max(300),
  hidden: z.boolean(),
});

/** POST /api/admin/cases/{id}/decide */
export const caseDecisionInput = z.strictObject({
  decision: z.enum(CASE_DECISIONS),
  /** Mailed to the person who asked. */
  answer: z
    .union([z.literal(''), linesOfText(issueMessage('cases.faults.answer'), MAX_ANSWER_LENGTH)])
    .default(''),
  /** For `transferred`: the address of an account. */
  newOwner: z.union([z.literal(''), address]).default(''),
});
export type CaseDecisionInput = z.output<typeof caseDecisionInput>;
