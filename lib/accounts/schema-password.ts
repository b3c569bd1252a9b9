import { z } from 'zod';
import { fault } from '@/lib/platform/language/fault';

const REQUIRED = fault('accounts.faults.passwordRequired');

/** The viewer's own password, asked for again before irreversible actions. */
export const ownPassword = z.string(REQUIRED).min(1, REQUIRED).max(1_000);

export const passwordAgain = z.strictObject({ password: ownPassword });
