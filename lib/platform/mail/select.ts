import { env } from '@/lib/platform/env';
import type { MailPort } from './port';
import { resendPort } from './resend';
import { smtpPort } from './smtp';

/** Resend if its key is set, otherwise the mail server of SMTP_URL. */
export const mailPort = (): MailPort => (env().RESEND_API_KEY ? resendPort : smtpPort);
