import { z } from 'zod';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { foldPassword, hasValidLength } from './password-rules';
import { MAX_HINT_LENGTH, VISIBILITIES } from './rules';

/** Longer than any password, but short enough to normalise quickly. */
const MAX_TYPED_LENGTH = 500;

/** POST /api/memorials/{id}/open */
export const openMemorialInput = z.strictObject({ password: z.string().max(MAX_TYPED_LENGTH) });

/** A new family password, folded; '' keeps the current one. */
const newPassword = z
  .string()
  .max(MAX_TYPED_LENGTH, issueMessage('access.faults.passwordLength'))
  .transform(foldPassword)
  .refine(
    (folded) => folded === '' || hasValidLength(folded),
    issueMessage('access.faults.passwordLength'),
  );

/** PUT /api/memorials/{id}/access. Fields that are not sent stay as they are. */
export const accessInput = z.strictObject({
  visibility: z.enum(VISIBILITIES, issueMessage('access.faults.visibility')).optional(),
  password: newPassword.optional(),
  passwordHint: z
    .string()
    .trim()
    .max(MAX_HINT_LENGTH, issueMessage('access.faults.hintLength'))
    .optional(),
});

export type AccessInput = z.input<typeof accessInput>;
export type AccessChange = z.output<typeof accessInput>;
