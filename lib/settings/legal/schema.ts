import { z } from 'zod';
import { currentPassword } from '@/lib/accounts/schema-password';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { offeredLanguages } from '@/lib/platform/language/offered-languages';
import { linesOfText } from '@/lib/platform/text-schema';
import { bytesOf, LEGAL_KINDS, MAX_LEGAL_TEXT_BYTES, MAX_SUMMARY_LENGTH } from './rules';

export const legalParams = z.object({ kind: z.enum(LEGAL_KINDS) });

/** Markdown, or '' to take the text down. */
const body = z
  .union([
    z.string().trim().length(0),
    linesOfText(issueMessage('legal.faults.body'), MAX_LEGAL_TEXT_BYTES),
  ])
  .refine((text) => bytesOf(text) <= MAX_LEGAL_TEXT_BYTES, issueMessage('legal.faults.tooLong'));

const language = z
  .string()
  .refine(
    (text) => offeredLanguages().some((each) => each === text),
    issueMessage('legal.faults.language'),
  );

/** GET /api/admin/legal/{kind} */
export const legalQuery = z.strictObject({ language: language.optional() });

/** POST /api/admin/legal/{kind} */
export const publishInput = z.strictObject({
  language,
  /** The version that the editor started from, 0 for none; a conflict unless it is the newest. */
  version: z.number().int().min(0).max(1_000_000),
  /** '' takes the text down. */
  body,
  /** What members are mailed about it; without it they get no mail. */
  summary: linesOfText(issueMessage('legal.faults.summary'), MAX_SUMMARY_LENGTH).optional(),
  password: currentPassword,
});
export type PublishInput = z.output<typeof publishInput>;

/** POST /api/admin/legal-preview */
export const previewInput = z.strictObject({ body });
