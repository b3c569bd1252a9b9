import { z } from 'zod';
import { ownPassword } from '@/lib/accounts/schema-password';
import { fault } from '@/lib/platform/language/fault';
import { offeredLanguages } from '@/lib/platform/language/offered';
import { linesOfText } from '@/lib/platform/text-schema';
import { BODY_BYTES, bytesOf, LEGAL_KINDS, SUMMARY_MAX } from './rules';

export const legalParams = z.object({ kind: z.enum(LEGAL_KINDS) });

/** Markdown, or '' to take the text down. */
const body = z
  .union([z.string().trim().length(0), linesOfText(fault('legal.faults.body'), BODY_BYTES)])
  .refine((text) => bytesOf(text) <= BODY_BYTES, fault('legal.faults.tooLong'));

const language = z
  .string()
  .refine(
    (text) => offeredLanguages().some((each) => each === text),
    fault('legal.faults.language'),
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
  summary: linesOfText(fault('legal.faults.summary'), SUMMARY_MAX).optional(),
  password: ownPassword,
});
export type PublishInput = z.output<typeof publishInput>;

/** POST /api/admin/legal-preview */
export const previewInput = z.strictObject({ body });
