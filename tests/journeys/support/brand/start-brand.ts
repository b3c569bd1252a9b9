import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { newId } from '@/lib/platform/ids/public-id';
import { mailSchema } from '@/sandbox/inbox/mail';
import { startSandbox } from '@/sandbox/sandbox';
import { parseSettings } from '@/sandbox/settings';
import { findFreePort } from '../../../../scripts/net/find-free-port';
import { type OwnSite, startOwnSite } from '../own-site';
import { expect } from '../test';

const PATIENCE_MS = 30_000;

/** A site with its own database, media folder, payment providers and inbox. */
export type BrandSite = OwnSite & {
  /** All mails that the site has sent, newest first. */
  mails: () => Promise<z.output<typeof mailSchema>[]>;
  /** Waits for a mail to the address with this subject. */
  mailTo: (address: string, subject: string | RegExp) => Promise<z.output<typeof mailSchema>>;
  /** Resets all rate limits, for a journey that reads every page. */
  resetLimits: () => Promise<unknown>;
};

/**
 * Starts the site as a new operator would: the environment sets only addresses, languages and provider keys. MAIL_FROM
 * still has the product's default name, which the name of the site must replace.
 */
export async function startBrand(): Promise<BrandSite> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const stripe = {
    STRIPE_SECRET_KEY: `sk_test_${newId()}`,
    STRIPE_WEBHOOK_SECRETS: 'whsec_jardin',
  };
  const sandbox = await startSandbox({ ...parseSettings({ ...stripe, APP_URL: url }), port: 0 });
  const media = await mkdtemp(path.join(tmpdir(), 'second-brand-'));
  const site = await startOwnSite([
    {
      ...stripe,
      PORT: String(port),
      SITE_URL: url,
      LANGUAGES: 'en,fr',
      MEDIA_DIR: media,
      SMTP_URL: sandbox.smtpUrl,
      MAIL_FROM: 'Perennial <courrier@jardin.example.org>',
      STRIPE_API_BASE: sandbox.url,
      PAYSTACK_API_BASE: sandbox.url,
      PAYFAST_BASE_URL: sandbox.url,
    },
  ]);
  const mails: BrandSite['mails'] = async () =>
    z.array(mailSchema).parse(await (await fetch(new URL('/inbox.json', sandbox.url))).json());
  return {
    ...site,
    mails,
    async mailTo(address, subject) {
      const newest = async () =>
        (await mails()).find(
          (mail) =>
            mail.to === address &&
            (typeof subject === 'string'
              ? mail.subject.includes(subject)
              : subject.test(mail.subject)),
        );
      await expect
        .poll(newest, { timeout: PATIENCE_MS, message: `${subject} to ${address}` })
        .toBeTruthy();
      return mailSchema.parse(await newest());
    },
    resetLimits: () => site.runQuery('DELETE FROM rate_limits'),
    async stop() {
      await site.stop();
      await sandbox.stop();
      await rm(media, { recursive: true, force: true });
    },
  };
}

/** Returns the six-digit code in a mail. */
export const codeIn = ({ text }: { text: string }): string =>
  z.string().parse(/\b\d{6}\b/.exec(text)?.[0]);
