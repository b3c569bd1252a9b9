import { type Mail, mailSchema } from '@/sandbox/inbox/mail';
import { receiveMail } from '@/sandbox/inbox/smtp-receiver';
import { Records } from '@/sandbox/records';

export type Inbox = {
  smtpUrl: string;
  mails: () => Mail[];
  /** Called after a mail is stored, before the sender receives the confirmation. */
  watch: { mailStored: () => void };
  stop(): Promise<void>;
};

/** The sandbox's mail server, with an inbox that reports each mail. */
export async function openInbox(): Promise<Inbox> {
  const watch: Inbox['watch'] = { mailStored: () => undefined };
  class WatchedRecords extends Records<Mail> {
    override put(mail: Mail): Mail {
      const stored = super.put(mail);
      watch.mailStored();
      return stored;
    }
  }
  const records = new WatchedRecords(mailSchema);
  const { url, stop } = await receiveMail(0, records);
  return { smtpUrl: url, mails: () => records.newestFirst(), watch, stop };
}
