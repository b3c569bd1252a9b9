import { env } from '@/lib/platform/env';
import type { MailPort } from './port';
import { resend } from './resend';
import { smtp } from './smtp';

/** Resend if its key is set, otherwise the mail server of SMTP_URL. */
export const mailPort = (): MailPort => (env().RESEND_API_KEY ? resend : smtp);
