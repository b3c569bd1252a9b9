import { env } from '@/lib/platform/env';
import type { MailPort } from './port';
import { resend } from './resend';
import { smtp } from './smtp';

/** The provider that sends our mail: Resend if its key is set, else the mail server of SMTP_URL. */
export const mailPort = (): MailPort => (env().RESEND_API_KEY ? resend : smtp);
