import { z } from 'zod';
import { issueMessage } from '@/lib/platform/language/issue-message';

const REQUIRED = issueMessage('accounts.faults.passwordRequired');

/** The viewer's own password, asked for again before irreversible actions. */
export const currentPassword = z.string(REQUIRED).min(1, REQUIRED).max(1_000);

export const passwordConfirmation = z.strictObject({ password: currentPassword });
