import { env } from '@/lib/platform/env';
import { expectForAll, type Fault, startBadServer, withSettings } from './fault';

/** Mails are sent by a job, so no request waits for the mail service (tests/api/contact/mail-unavailable.test.ts). */
export const MAIL_FAULTS: Fault[] = [
  {
    name: 'a mail service that refuses connections',
    begin: async () => withSettings(env(), { SMTP_URL: 'smtp://127.0.0.1:1' }),
    expected: expectForAll('same'),
  },
  {
    name: 'a mail service that never answers',
    isSilent: true,
    begin: async () => {
      const { port, close } = await startBadServer();
      const undo = withSettings(env(), { SMTP_URL: `smtp://127.0.0.1:${port}` });
      return async () => {
        undo();
        await close();
      };
    },
    expected: expectForAll('same'),
  },
];
