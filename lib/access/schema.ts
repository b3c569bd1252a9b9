import { z } from 'zod';
import { fault } from '@/lib/platform/language/fault';
import { foldPassword, isLongEnough } from './password-rules';
import { HINT_MAX, VISIBILITIES } from './rules';

/** Longer than any password, but short enough to normalise quickly. */
const TYPED_MAX = 500;

/** POST /api/memorials/{id}/open */
export const openInput = z.strictObject({ password: z.string().max(TYPED_MAX) });

/** A new family password, folded; '' keeps the current one. */
const newPassword = z
  .string()
  .max(TYPED_MAX, fault('access.faults.passwordLength'))
  .transform(foldPassword)
  .refine((folded) => folded === '' || isLongEnough(folded), fault('access.faults.passwordLength'));

/** PUT /api/memorials/{id}/access. Fields that are not sent stay as they are. */
export const accessInput = z.strictObject({
  visibility: z.enum(VISIBILITIES, fault('access.faults.visibility')).optional(),
  password: newPassword.optional(),
  passwordHint: z.string().trim().max(HINT_MAX, fault('access.faults.hintLength')).optional(),
});

export type AccessInput = z.input<typeof accessInput>;
export type AccessChange = z.output<typeof accessInput>;
