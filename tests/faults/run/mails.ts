import type { Snapshot } from './snapshot';

export type MailCount = { written: number; arrived: number; twice: number; broken: string[] };

/**
 * Compares the outbox with the inbox. Every mail must arrive. When our server is killed just as the mail server accepts
 * a mail, it sends that mail again under the same Message-ID: twice is better than never
 * (lib/platform/mail/send-mail.ts). A second copy is allowed only if a fault occurred between the two.
 */
export function countMails({ outbox, inbox }: Snapshot, faults: Date[]): MailCount {
  const nameOf = (mail: { to: string; subject: string }) => `${mail.to}: ${mail.subject}`;
  const written = Map.groupBy(outbox, nameOf);
  const arrived = Map.groupBy(inbox, nameOf);
  const broken: string[] = [];
  let twice = 0;
  for (const [name, mails] of written) {
    const copies = (arrived.get(name) ?? []).map(({ receivedAt }) => Date.parse(receivedAt)).sort();
    if (copies.length < mails.length) broken.push(`${name}: ${copies.length} of ${mails.length}`);
    if (mails.some(({ isSent }) => !isSent)) broken.push(`${name}: not marked as sent`);
    const extraCopies = copies.length - mails.length;
    twice += Math.max(0, extraCopies);
    const [first = 0, last = 0] = [copies[0], copies.at(-1)];
    const faultsBetween = faults.filter(
      (fault) => +fault >= first - SLACK_MS && +fault <= last,
    ).length;
    if (extraCopies > faultsBetween * mails.length)
      broken.push(`${name}: ${extraCopies} copies too many`);
  }
  for (const name of arrived.keys())
    if (!written.has(name)) broken.push(`${name}: nobody wrote it`);
  return { written: outbox.length, arrived: inbox.length, twice, broken };
}

/** A fault is recorded slightly later than the mail it interrupted. */
const SLACK_MS = 1_000;
