import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '@/tests/support/patience';
import { formSignature, signatureWithPassphrase } from '../../sandbox/payfast/form-signature';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox';
import { type Application, startApplication } from './application';
import { turnKnobs } from './paystack-client';

const MERCHANT = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'garden' };

let application: Application;
let sandbox: Sandbox;

beforeEach(async () => {
  application = await startApplication();
  const retryDelaysMs = [20, 20];
  sandbox = await startSandbox({ appUrl: application.url, payfast: MERCHANT, retryDelaysMs });
});
afterEach(async () => {
  await sandbox.stop();
  await application.stop();
});

function signedForm(changes: Record<string, string> = {}): URLSearchParams {
  const form = new URLSearchParams({
    merchant_id: MERCHANT.merchantId,
    merchant_key: MERCHANT.merchantKey,
    return_url: `${application.url}/return`,
    cancel_url: `${application.url}/cancel`,
    notify_url: `${application.url}/notify`,
    name_first: 'Ada',
    name_last: "O'Brien *",
    email_address: 'ada@example.org',
    m_payment_id: 'attempt-1',
    amount: '370.00',
    item_name: 'Flowers 🌸 for Zoë Müller’s memorial',
    custom_str1: 'order-1',
    ...changes,
  });
  form.set('signature', formSignature(form, MERCHANT.passphrase));
  return form;
}

function submit(form: URLSearchParams): Promise<Response> {
  return fetch(`${sandbox.url}/eng/process`, { method: 'POST', body: form, redirect: 'manual' });
}

async function press(action: string, form = signedForm()): Promise<string | null> {
  const paymentPage = (await submit(form)).headers.get('location');
  const address = `${sandbox.url}${paymentPage}/${action}`;
  const response = await fetch(address, { method: 'POST', redirect: 'manual' });
  return response.headers.get('location');
}

function validate(body: string): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return fetch(`${sandbox.url}/eng/query/validate`, { method: 'POST', headers, body }).then(
    (response) => response.text(),
  );
}

const statuses = () =>
  application.received.map(({ body }) => new URLSearchParams(body).get('payment_status'));

describe('POST /eng/process', () => {
  it('redirects to a page that shows the amount and has no scripts', async () => {
    const location = (await submit(signedForm())).headers.get('location');
    const response = await fetch(`${sandbox.url}${location}`);
    expect(await response.text()).toContain('ZAR 370.00');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`form-action 'self' ${application.url}`);
    expect(policy).not.toContain('script-src');
  });

  it('refuses a form whose amount was changed after signing', async () => {
    const form = signedForm();
    form.set('amount', '5.00');
    const response = await submit(form);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(
      'Generated signature does not match submitted signature',
    );
  });

  it.each([
    ['amount', '370'],
    ['amount', '3.70'],
    ['merchant_id', '1'],
    ['item_name', ''],
    ['notify_url', 'ftp://example.org/'],
  ])('refuses a form whose %s is "%s"', async (name, value) => {
    expect((await submit(signedForm({ [name]: value }))).status).toBe(400);
  });
});

describe('Pay', () => {
  it('sends a signed ITN that includes empty fields, then redirects to the shop', async () => {
    expect(await press('pay')).toBe(`${application.url}/return`);
    const body = application.received[0]?.body ?? '';
    const [string = '', signature] = body.split('&signature=');
    expect(application.received[0]?.path).toBe('/notify');
    expect(signature).toBe(signatureWithPassphrase(string, MERCHANT.passphrase));
    expect(string).toMatch(/^m_payment_id=attempt-1&pf_payment_id=\d+&payment_status=COMPLETE&/);
    expect(string).toContain('&item_description=&amount_gross=370.00&amount_fee=-14.95');
    expect(string).toContain('&custom_str5=&custom_int1=&');
    expect(string).toContain('name_last=O%27Brien+%2A');
    expect(string).toMatch(/&merchant_id=10000100$/);
    expect(await validate(string)).toBe('VALID');
    expect(await validate(string.replace('370.00', '371.00'))).toBe('INVALID');
    expect(await validate(`${string}&passphrase=garden`)).toBe('INVALID');
  });

  it('repeats the ITN until the application answers 200, and follows no redirect', async () => {
    application.answers.push(302, 500);
    await press('pay');
    await vi.waitFor(() => expect(application.received).toHaveLength(3), PATIENCE);
    expect(application.received.map(({ path }) => path)).toEqual(Array(3).fill('/notify'));
  });

  it('ignores a second click', async () => {
    const location = (await submit(signedForm())).headers.get('location');
    const pay = () =>
      fetch(`${sandbox.url}${location}/pay`, { method: 'POST', redirect: 'manual' });
    await Promise.all([pay(), pay()]);
    expect(statuses()).toEqual(['COMPLETE']);
  });
});

describe('Decline and Cancel', () => {
  it('send no ITN', async () => {
    expect(await press('decline')).toMatch(/^\/eng\/payment\/.+\?declined=1$/);
    expect(await press('cancel')).toBe(`${application.url}/cancel`);
    expect(application.received).toEqual([]);
  });
});

describe('the knobs', () => {
  it('send the ITN after the redirect, or never', async () => {
    await turnKnobs(sandbox, { itn: 'after', itnDelayMs: 40 });
    await press('pay');
    expect(application.received).toEqual([]);
    await vi.waitFor(() => expect(statuses()).toEqual(['COMPLETE']), PATIENCE);
    await turnKnobs(sandbox, { itn: 'never' });
    await press('pay');
    expect(application.received).toHaveLength(1);
  });

  it('send PENDING, then COMPLETE', async () => {
    await turnKnobs(sandbox, { payfast: { status: 'PENDING-COMPLETE' }, itnDelayMs: 40 });
    await press('pay');
    await vi.waitFor(() => expect(statuses()).toEqual(['PENDING', 'COMPLETE']), PATIENCE);
  });

  it('send a second payment for the same m_payment_id', async () => {
    await turnKnobs(sandbox, { payfast: { secondPayment: true } });
    await press('pay');
    await vi.waitFor(() => expect(application.received).toHaveLength(2), PATIENCE);
    const notices = application.received.map(({ body }) => new URLSearchParams(body));
    expect(new Set(notices.map((itn) => itn.get('m_payment_id'))).size).toBe(1);
    expect(new Set(notices.map((itn) => itn.get('pf_payment_id'))).size).toBe(2);
  });

  it('falsify the amount, the merchant and the signature', async () => {
    const payfast = { amountGross: '369.99', merchantId: '1', badSignature: true };
    await turnKnobs(sandbox, { payfast });
    await press('pay');
    const [string = '', signature] = (application.received[0]?.body ?? '').split('&signature=');
    expect(string).toContain('amount_gross=369.99');
    expect(string).toContain('merchant_id=1');
    expect(signature).not.toBe(signatureWithPassphrase(string, MERCHANT.passphrase));
  });

  it.each(['INVALID', 'down'])('make validate answer %s', async (knob) => {
    await turnKnobs(sandbox, { payfast: { validate: knob } });
    await press('pay');
    const string = application.received[0]?.body.split('&signature=')[0] ?? '';
    expect(await validate(string)).not.toBe('VALID');
  });
});
