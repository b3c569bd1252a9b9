import { env } from '@/lib/env';
import type { MailPort } from './port';
import { resend } from './resend';
import { smtp } from './smtp';

/** Who carries our mail: Resend where there is a key for it, else the mail server of SMTP_URL. */
export const mailPort = (): MailPort => (env().RESEND_API_KEY ? resend : smtp);
