import { z } from 'zod';
import { expect } from './test';

/** The sandbox with the mails and payments of the site under test (tests/support/site-fixture.ts). */
const sandboxUrl = () => z.url().parse(process.env.E2E_SANDBOX_URL);

const mail = z.object({ subject: z.string(), text: z.string() });
const mails = z.array(mail);
type Mail = z.output<typeof mail>;

/** Mails are sent by a job, which may run late on a busy machine. */
export const MAIL_MS = 30_000;

/** Waits for a mail to the address with this subject and returns the newest. */
export async function mailTo(address: string, about: RegExp): Promise<Mail> {
  const url = new URL(`/inbox.json?to=${encodeURIComponent(address)}`, sandboxUrl());
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const received = mails.parse(await (await fetch(url)).json());
        found = received.find(({ subject }) => about.test(subject));
        return found;
      },
      { timeout: MAIL_MS, message: `a mail to ${address} about ${about}` },
    )
    .toBeDefined();
  return mail.parse(found);
}

/** Returns the six-digit code of the newest mail about a code. */
export async function codeFor(address: string): Promise<string> {
  const { text } = await mailTo(address, /code/i);
  return z.string().parse(/\b\d{6}\b/.exec(text)?.[0]);
}

/** Makes the provider repeat the notice of a paid transaction. Returns the status of the site's answer. */
export async function resendWebhook(reference: string): Promise<number> {
  const url = new URL(`/control/webhooks/${reference}/resend`, sandboxUrl());
  const answer = await (await fetch(url, { method: 'POST' })).json();
  return z.object({ status: z.number() }).parse(answer).status;
}

const transactionsSchema = z.array(z.object({ reference: z.string(), email: z.string() }));

/** Returns the references of all transactions that this payer was charged for. */
export async function paidReferences(email: string): Promise<string[]> {
  const answer = await (await fetch(new URL('/control/transactions.json', sandboxUrl()))).json();
  return transactionsSchema
    .parse(answer)
    .filter((one) => one.email === email)
    .map((one) => one.reference);
}
