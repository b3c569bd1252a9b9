import { vi } from 'vitest';
import { signatureWithPassphrase } from '@/sandbox/payfast/form-signature';
import { PATIENCE } from '@/tests/support/patience';
import { startBank } from './bank';
import { startNoticeReceiver } from './notice-receiver';

type Form = { payfastUrl: string; formData: Record<string, string> };

/**
 * All payment providers for API tests, with a server that stores PayFast's notices (notice-receiver.ts). Notices go to
 * the site's address, so start it before the first call reads the settings.
 */
export async function startHostedBank() {
  const bank = await startBank();
  const receiver = await startNoticeReceiver();
  process.env.SITE_URL = receiver.url;
  return {
    ...bank,
    async stop() {
      await bank.stop();
      await receiver.stop();
    },
    /** Posts the form as the browser does. Returns the status of PayFast's answer and its redirect. */
    async submit({ payfastUrl, formData }: Form) {
      const body = new URLSearchParams(formData);
      const answer = await fetch(payfastUrl, { method: 'POST', body, redirect: 'manual' });
      return { status: answer.status, location: answer.headers.get('location') ?? '' };
    },
    /** Pays as the buyer. Returns the notices about the payment that PayFast sent, as received. */
    async payHosted(form: Form, expected = 1): Promise<string[]> {
      const before = receiver.notices.length;
      const { location } = await this.submit(form);
      const page = new URL(`${location}/pay`, form.payfastUrl);
      await fetch(page, { method: 'POST', redirect: 'manual' });
      await vi.waitFor(() => {
        if (receiver.notices.length < before + expected) throw new Error('no notice yet');
      }, PATIENCE);
      return receiver.notices.slice(before);
    },
  };
}

/** Changes fields of a notice and signs it with the right passphrase. Only PayFast can know that it is not genuine. */
export function signChangedNotice(
  notice: string,
  change: Record<string, string>,
  passphrase = 'garden',
) {
  const fields = new URLSearchParams(notice.replace(/&signature=.*/, ''));
  for (const [name, value] of Object.entries(change)) fields.set(name, value);
  const body = fields.toString().replaceAll('*', '%2A');
  return `${body}&signature=${signatureWithPassphrase(body, passphrase)}`;
}
