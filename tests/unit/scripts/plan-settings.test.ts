import { describe, expect, it } from 'vitest';
import { paystackSettings } from '@/lib/payments/providers/paystack/setup';
import { providerSettings } from '@/lib/payments/providers/registry';
import { checkSettings } from '@/lib/platform/env';
import { newSecrets, planSettings } from '@/scripts/start/plan-settings';

const secrets = newSecrets();
const addresses = {
  databaseUrl: 'postgresql://perennial@127.0.0.1:5433/perennial',
  sandboxUrl: 'http://127.0.0.1:4700',
  smtpUrl: 'smtp://127.0.0.1:2525',
  siteUrl: 'http://localhost:3000',
};
const blank = (names: string[]) => Object.fromEntries(names.map((name) => [name, '']));
const plan = (input: Record<string, string>) =>
  planSettings(input as NodeJS.ProcessEnv, secrets, addresses); // as: Next's types require NODE_ENV

describe('npm start', () => {
  it('provides every service if nothing is configured', () => {
    const { starts, settings } = plan({});
    expect(starts).toEqual({
      postgres: true,
      mail: true,
      payments: ['paystack', 'payfast', 'stripe'],
    });
    expect(checkSettings(settings, providerSettings())).toMatchObject({
      SITE_URL: addresses.siteUrl,
      DATABASE_URL: addresses.databaseUrl,
      SMTP_URL: addresses.smtpUrl,
      PAYSTACK_API_BASE: addresses.sandboxUrl,
      PAYSTACK_POPUP_URL: `${addresses.sandboxUrl}/popup?precheckout=true`,
      PAYFAST_BASE_URL: addresses.sandboxUrl,
      STRIPE_API_BASE: addresses.sandboxUrl,
      USD_ZAR_RATE: '18.50',
    });
  });

  it.each([
    [
      { DATABASE_URL: 'postgresql://db/x' },
      { postgres: false, mail: true, payments: ['paystack', 'payfast', 'stripe'] },
    ],
    [
      { RESEND_API_KEY: 're_1' },
      { postgres: true, mail: false, payments: ['paystack', 'payfast', 'stripe'] },
    ],
    [
      { SMTP_URL: 'smtp://mail' },
      { postgres: true, mail: false, payments: ['paystack', 'payfast', 'stripe'] },
    ],
    [
      { PAYSTACK_SECRET_KEY: 'sk', PAYSTACK_PUBLIC_KEY: 'pk' },
      { postgres: true, mail: true, payments: ['payfast', 'stripe'] },
    ],
    [
      { PAYFAST_MERCHANT_ID: '1', PAYFAST_MERCHANT_KEY: 'k', PAYFAST_PASSPHRASE: 'p' },
      { postgres: true, mail: true, payments: ['paystack', 'stripe'] },
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRETS: 'whsec_1' },
      { postgres: true, mail: true, payments: ['paystack', 'payfast'] },
    ],
  ])('starts no substitute for %o', (input, starts) => {
    const planned = plan(input);
    expect(planned.starts).toEqual(starts);
    expect(planned.settings).toMatchObject(input);
  });

  it('sets a passphrase for backups, unless they use a public key', () => {
    expect(plan({}).settings.BACKUP_PASSPHRASE).toBe(secrets.BACKUP_PASSPHRASE);
    expect(plan({ BACKUP_RECIPIENT: 'age1x' }).settings.BACKUP_PASSPHRASE).toBeUndefined();
    const live = { PERENNIAL_EMBEDDED: 'never', BACKUP_TO: '/mnt/backups' };
    expect(plan(live).settings.BACKUP_PASSPHRASE).toBeUndefined();
  });

  it('calls the real provider if its keys are set', () => {
    const { settings } = plan({ PAYSTACK_SECRET_KEY: 'sk', PAYSTACK_PUBLIC_KEY: 'pk' });
    expect(paystackSettings.schema.parse(settings).PAYSTACK_API_BASE).toBe(
      'https://api.paystack.co',
    );
    expect(settings.PAYSTACK_POPUP_URL).toBeUndefined();
  });

  it('requires the second key if one is set', () => {
    const { settings } = plan({ PAYSTACK_SECRET_KEY: 'sk' });
    expect(() => checkSettings(settings, providerSettings())).toThrow(
      'PAYSTACK_PUBLIC_KEY is missing',
    );
  });

  it.each([
    [
      'one provider',
      { PAYFAST_MERCHANT_ID: '1', PAYFAST_MERCHANT_KEY: 'k', PAYFAST_PASSPHRASE: 'p' },
    ],
    ['none', {}],
  ])('allows a live site with %s', (_, keys) => {
    const live = { ...plan({}).settings, PERENNIAL_EMBEDDED: 'never' };
    const providerKeys = Object.keys(live).filter((name) =>
      /^(PAYSTACK|PAYFAST|STRIPE)_/.test(name),
    );
    const { settings } = plan({ ...live, ...blank(providerKeys), ...keys } as Record<
      string,
      string
    >);
    expect(() => checkSettings(settings, providerSettings())).not.toThrow();
  });

  it('treats an empty setting as not configured', () => {
    expect(plan({ DATABASE_URL: '' }).starts.postgres).toBe(true);
  });

  it('fills in nothing if nothing may be embedded', () => {
    const { starts, settings } = plan({ PERENNIAL_EMBEDDED: 'never' });
    expect(starts).toEqual({ postgres: false, mail: false, payments: [] });
    for (const name of ['DATABASE_URL', 'NEXTAUTH_SECRET', 'SMTP_URL'])
      expect(() => checkSettings(settings, providerSettings())).toThrow(`${name} is missing`);
  });
});
