import { z } from 'zod';
import { TOKEN_MAX } from '@/lib/platform/http/form-token';
import { pageNumber } from '@/lib/platform/http/page-schema';
import { publicId } from '@/lib/platform/ids/id-schema';
import { fault } from '@/lib/platform/language/fault';
import { emailAddress, lineOfText, linesOfText } from '@/lib/platform/text-schema';
import {
  ANSWER_MAX,
  ASKED_CLAIMS,
  CASE_TABS,
  DECISIONS,
  MESSAGE_MAX,
  NAME_MAX,
  RELATIONSHIP_MAX,
} from './rules';

/** In lower case like the addresses of accounts. */
const address = emailAddress(fault('accounts.faults.emailInvalid'), (text) => text.toLowerCase());

/** POST /api/memorials/{id}/cases */
export const questionInput = z.strictObject({
  claim: z.enum(ASKED_CLAIMS, fault('cases.faults.claim')),
  name: lineOfText(fault('access.faults.nameRequired'), NAME_MAX),
  email: address,
  relationship: lineOfText(fault('cases.faults.relationship'), RELATIONSHIP_MAX),
  message: linesOfText(fault('cases.faults.message'), MESSAGE_MAX),
  /** A hidden field that only robots fill in. */
  reference: z.string().max(1_000).default(''),
  /** From GET /api/memorials/{id}/cases, or from the page with the form. */
  token: z.string().max(TOKEN_MAX).default(''),
});
export type QuestionInput = z.output<typeof questionInput>;

export const caseParams = z.object({ id: publicId(fault('cases.refusals.notFound')) });

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
export const decisionInput = z.strictObject({
  decision: z.enum(DECISIONS),
  /** Mailed to the person who asked. */
  answer: z
    .union([z.literal(''), linesOfText(fault('cases.faults.answer'), ANSWER_MAX)])
    .default(''),
  /** For `transferred`: the address of an account. */
  newOwner: z.union([z.literal(''), address]).default(''),
});
export type DecisionInput = z.output<typeof decisionInput>;
