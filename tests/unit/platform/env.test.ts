import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { providerSettings } from '@/lib/payments/providers/registry';
import { checkSettings, SettingsError } from '@/lib/platform/env';
import { settingNames } from '@/scripts/start/setting-names';
import { testEnv } from '@/tests/support/test-env';

const good = testEnv({ databaseUrl: 'postgresql://a@127.0.0.1/b', mediaDir: '/tmp/media' });
const live = {
  ...good,
  PERENNIAL_EMBEDDED: 'never',
  PAYSTACK_API_BASE: '',
  PAYFAST_BASE_URL: '',
  STRIPE_API_BASE: '',
};
const check = (change: Record<string, string>) =>
  checkSettings({ ...good, ...change } as NodeJS.ProcessEnv, providerSettings()); // as: Next's types require NODE_ENV

function faultsOf(run: () => unknown): string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
  return [];
}

describe('the settings', () => {
  it("require an address for messages if the sender's cannot receive mail", () => {
    const fault = 'CONTACT_EMAIL is missing (MAIL_FROM has no full address to send messages to)';
    const sender = { MAIL_FROM: 'Perennial <root@mailhost>' };
    expect(faultsOf(() => check(sender))).toEqual([fault]);
    expect(faultsOf(() => check({ ...sender, CONTACT_EMAIL: 'ada@example.org' }))).toEqual([]);
  });

  it.each(['0.0.0.0', '10.0.0.5', '::', '128.0.0.1'])(
    'require a token for metrics on %s, which others can reach',
    (METRICS_BIND) => {
      const fault = 'METRICS_TOKEN is missing (METRICS_BIND opens the metrics to a network)';
      const token = { METRICS_TOKEN: '0123456789abcdef' };
      expect(faultsOf(() => check({ METRICS_BIND }))).toEqual([fault]);
      expect(faultsOf(() => check({ METRICS_BIND, ...token }))).toEqual([]);
    },
  );

  it.each(['', '127.0.0.1', '127.0.0.2', '::1'])(
    'require no token for metrics on %j',
    (METRICS_BIND) => {
      expect(faultsOf(() => check({ METRICS_BIND }))).toEqual([]);
    },
  );

  it("require subdomains to be included for the browsers' preload list", () => {
    const preload = { HSTS_PRELOAD: 'true' };
    expect(faultsOf(() => check(preload))).toEqual([
      'HSTS_PRELOAD needs HSTS_INCLUDE_SUBDOMAINS=true',
    ]);
    expect(faultsOf(() => check({ ...preload, HSTS_INCLUDE_SUBDOMAINS: 'true' }))).toEqual([]);
  });

  it.each([
    [{ CDN_PURGE_URL: 'http://127.0.0.1:6082/{tag}' }, []],
    [
      {
        CDN_PURGE_URL: 'https://api.fastly.com/service/abc/purge/{tag}',
        CDN_PURGE_HEADER: 'Fastly-Key: secret',
      },
      [],
    ],
    [
      {
        CDN_PURGE_URL: 'https://api.cloudflare.com/client/v4/zones/abc/purge_cache',
        CDN_PURGE_HEADER: 'Authorization: Bearer secret',
        CDN_PURGE_BODY: '{"tags":["{tag}"]}',
      },
      [],
    ],
    [
      { CDN_PURGE_URL: 'https://cdn.example/purge' },
      ['CDN_PURGE_URL must contain {tag}, or CDN_PURGE_BODY must'],
    ],
    [
      { CDN_PURGE_URL: 'http://cdn.example/{tag}', CDN_PURGE_HEADER: 'Key: secret' },
      ['CDN_PURGE_URL must begin with https:// when CDN_PURGE_HEADER carries a key'],
    ],
    [
      { CDN_PURGE_URL: 'https://a:b@cdn.example/{tag}' },
      ['CDN_PURGE_URL must have no password; use CDN_PURGE_HEADER'],
    ],
    [{ CDN_PURGE_HEADER: 'Key: secret' }, ['CDN_PURGE_HEADER needs CDN_PURGE_URL']],
    [{ CDN_PURGE_BODY: '{tag}' }, ['CDN_PURGE_BODY needs CDN_PURGE_URL']],
    [
      { CDN_PURGE_URL: 'https://cdn.example/{tag}', CDN_PURGE_HEADER: 'a\nb: c' },
      ['CDN_PURGE_HEADER must be one header, as Name: value'],
    ],
    [{ MEDIA_PUBLIC_URL: 'https://media.example' }, ['MEDIA_PUBLIC_URL needs S3_BUCKET']],
  ])('are checked for purging a CDN and for the address of pictures: %j', (given, faults) => {
    expect(faultsOf(() => check(given))).toEqual(faults);
  });

  it('have a name of the operator that people can see', () => {
    const fault = 'OPERATOR_NAME must have something to see';
    expect(faultsOf(() => check({ OPERATOR_NAME: '\u200b' }))).toEqual([fault]);
    expect(faultsOf(() => check({ OPERATOR_NAME: 'Perennial (Pty) Ltd' }))).toEqual([]);
  });

  it('are exactly those in .env.example', () => {
    const names = readFileSync('.env.example', 'utf8').match(/^[A-Z0-9_]+(?==)/gm);
    expect([...(names ?? [])].sort()).toEqual([...settingNames].sort());
  });

  it('have a sentence each in .env.example', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const undescribed = lines.filter(
      (line, at) => /^[A-Z0-9_]+=/.test(line) && !/^# .*\.$/.test(lines[at - 1] ?? ''),
    );
    expect(undescribed).toEqual([]);
  });

  it('are valid as the tests set them, with defaults filled in', () => {
    expect(check({})).toMatchObject({
      PORT: 3000,
      TRUSTED_PROXIES: 0,
      ANSWER_CACHE_MB: 64,
      PAGE_CACHE_MB: 24,
      RUN_JOBS: true,
    });
  });

  it('count as unset if empty', () => {
    expect(check({ PORT: '', LOG_LEVEL: '' })).toMatchObject({ PORT: 3000, LOG_LEVEL: 'info' });
  });

  it('are refused with all faults at once', () => {
    const change = {
      DATABASE_URL: '',
      PORT: 'many',
      SITE_URL: 'perennial',
      NEXTAUTH_SECRET: 'short',
    };
    const faults = faultsOf(() => check(change));
    expect(faults).toContain('DATABASE_URL is missing');
    expect(faults).toContain('NEXTAUTH_SECRET must have at least 32 characters');
    expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual(Object.keys(change).sort());
  });

  it.each([
    ['MEDIA_DIR', 'S3_BUCKET is missing (or set MEDIA_DIR)'],
    ['SMTP_URL', 'SMTP_URL is missing (or set RESEND_API_KEY)'],
    ['PAYSTACK_SECRET_KEY', 'PAYSTACK_SECRET_KEY is missing'],
    ['FIELD_ENCRYPTION_KEYS', 'FIELD_ENCRYPTION_KEYS is missing'],
  ])('are refused without %s', (name, fault) => {
    expect(faultsOf(() => check({ [name]: '' }))).toEqual([fault]);
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_live_1', 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_'],
    [
      'STRIPE_WEBHOOK_SECRETS',
      'whsec_1,',
      'must be secrets that begin with whsec_, separated by commas',
    ],
    [
      'STRIPE_WEBHOOK_SECRETS',
      'sk_live_1',
      'must be secrets that begin with whsec_, separated by commas',
    ],
  ])('refuse a wrong key: %s=%s', (name, value, fault) => {
    expect(faultsOf(() => check({ [name]: value }))).toEqual([`${name} ${fault}`]);
  });

  it('accept one or two webhook secrets, and a restricted key', () => {
    const two = { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_WEBHOOK_SECRETS: 'whsec_1, whsec_2' };
    expect(check(two)).toMatchObject({ STRIPE_WEBHOOK_SECRETS: ['whsec_1', 'whsec_2'] });
  });

  it('may leave out a whole provider, but not half of one', () => {
    const withoutPaystack = { PAYSTACK_SECRET_KEY: '', PAYSTACK_PUBLIC_KEY: '' };
    expect(faultsOf(() => check(withoutPaystack))).toEqual([]);
    expect(faultsOf(() => check({ PAYFAST_MERCHANT_ID: '', PAYFAST_PASSPHRASE: '' }))).toEqual([
      'PAYFAST_MERCHANT_ID is missing',
      'PAYFAST_PASSPHRASE is missing',
    ]);
  });

  it('require the keys of a bucket', () => {
    expect(faultsOf(() => check({ MEDIA_DIR: '', S3_BUCKET: 'pictures' }))).toEqual([
      'S3_ACCESS_KEY_ID is missing',
      'S3_SECRET_ACCESS_KEY is missing',
    ]);
  });

  it('refuse to send payments of a live site to a sandbox', () => {
    expect(faultsOf(() => check(live))).toEqual([]);
    const sandbox = 'http://127.0.0.1:4700';
    const change = { PAYSTACK_API_BASE: sandbox, PAYSTACK_POPUP_URL: `${sandbox}/popup` };
    expect(faultsOf(() => check({ ...live, ...change }))).toEqual([
      'PAYSTACK_POPUP_URL is only for the sandbox',
      'PAYSTACK_API_BASE is only for the sandbox',
    ]);
    expect(faultsOf(() => check({ ...live, PAYFAST_BASE_URL: sandbox }))).toEqual([
      'PAYFAST_BASE_URL is only for the sandbox',
    ]);
    expect(faultsOf(() => check({ ...live, STRIPE_API_BASE: sandbox }))).toEqual([
      'STRIPE_API_BASE is only for the sandbox',
    ]);
    const official = { ...live, PAYFAST_BASE_URL: 'https://sandbox.payfast.co.za' };
    expect(faultsOf(() => check(official))).toEqual([]);
  });

  it('refuse to send webhooks of a live site to its own machine', () => {
    const target = { WEBHOOK_TEST_TARGET: 'http://127.0.0.1:4100' };
    expect(faultsOf(() => check({ ...live, ...target }))).toEqual([
      'WEBHOOK_TEST_TARGET is only for trying things out, not for a live site',
    ]);
    expect(faultsOf(() => check({ ...live, ...target, PERENNIAL_EMBEDDED: 'auto' }))).toEqual([]);
  });

  it.each(['', 'a b', 'a/b', 'ä'])(
    'refuse the passphrase %j, which programs encode differently',
    (passphrase) => {
      expect(faultsOf(() => check({ PAYFAST_PASSPHRASE: passphrase }))).toHaveLength(1);
    },
  );
});
