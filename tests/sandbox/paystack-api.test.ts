import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox';
import { type Application, startApplication } from './application';
import { KEYS, payInPopup, paystackClient, popup, turnKnobs } from './paystack-client';

let application: Application;
let sandbox: Sandbox;

beforeAll(async () => {
  application = await startApplication();
  sandbox = await startSandbox({ appUrl: application.url, paystack: KEYS, retryDelaysMs: [] });
});
afterEach(async () => {
  await fetch(`${sandbox.url}/knobs.json`, { method: 'DELETE' });
});
afterAll(async () => {
  await sandbox.stop();
  await application.stop();
});

const charge = { email: 'ada@example.org', amount: 37_000, currency: 'ZAR' };

describe('POST /transaction/initialize', () => {
  it('returns an address, an access code and our reference', async () => {
    const { post } = paystackClient(sandbox);
    const answer = await post('/transaction/initialize', { ...charge, reference: 'init-1' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: true,
      message: 'Authorization URL created',
      data: { reference: 'init-1', access_code: expect.stringMatching(/^[0-9a-f]{15}$/) },
    });
  });

  it('refuses another secret key', async () => {
    const { post } = paystackClient(sandbox, 'sk_test_other');
    const answer = await post('/transaction/initialize', charge);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({
      status: false,
      message: 'Invalid key',
      type: 'validation_error',
      code: 'invalid_Key',
      meta: { nextStep: expect.any(String) },
    });
  });

  it.each([
    [{ email: 'ada' }, 'Invalid Email Address Passed', 'invalid_email_address'],
    [{ currency: 'USD' }, 'Currency not supported by merchant', 'unsupported_currency'],
    [{ amount: 99 }, 'Invalid Amount Sent', 'invalid_amount'],
    [{ amount: 370.5 }, 'Invalid Amount Sent', 'invalid_amount'],
    [{ amount: '370.00' }, 'Invalid Amount Sent', 'invalid_amount'],
    [{ reference: 'a/b' }, 'Invalid Transaction Reference', 'invalid_reference'],
  ])('refuses a charge with %j', async (invalidFields, message, code) => {
    const { post } = paystackClient(sandbox);
    const answer = await post('/transaction/initialize', { ...charge, ...invalidFields });
    expect(answer).toMatchObject({ status: 400, body: { status: false, message, code } });
  });

  it('refuses a reference that was used before', async () => {
    const { post } = paystackClient(sandbox);
    await post('/transaction/initialize', { ...charge, reference: 'twice' });
    const repeatedCharge = { ...charge, amount: 50_000, reference: 'twice' };
    expect(await post('/transaction/initialize', repeatedCharge)).toMatchObject({
      status: 400,
      body: { message: 'Duplicate Transaction Reference', code: 'duplicate_reference' },
    });
    const inPopup = { ...charge, key: KEYS.publicKey, ref: 'twice' };
    expect(await popup(sandbox, 'begin', inPopup)).toEqual({
      error: 'Duplicate Transaction Reference',
    });
  });
});

describe('GET /transaction/verify/:reference', () => {
  it('returns 400 for an unknown reference', async () => {
    const answer = await paystackClient(sandbox).get('/transaction/verify/nobody');
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'Transaction reference not found.', code: 'transaction_not_found' },
    });
  });

  it('reports a payment as abandoned at first and after one decline, as failed after two, and as successful once paid', async () => {
    const client = paystackClient(sandbox);
    const params = { ...charge, key: KEYS.publicKey, ref: 'states' };
    const { accessCode } = Object(await popup(sandbox, 'begin', params));
    expect((await client.verified('states')).status).toBe('abandoned');
    await popup(sandbox, 'decline', { accessCode });
    expect(await client.verified('states')).toMatchObject({
      status: 'abandoned',
      gateway_response: 'Declined',
      paid_at: null,
    });
    await popup(sandbox, 'decline', { accessCode });
    expect((await client.verified('states')).status).toBe('failed');
    await popup(sandbox, 'pay', { accessCode });
    expect(await client.verified('states')).toMatchObject({
      status: 'success',
      amount: 37_000,
      requested_amount: 37_000,
      currency: 'ZAR',
      domain: 'test',
      customer: { email: 'ada@example.org' },
    });
  });

  it('keeps the types of metadata sent as JSON text and turns numbers of an object into strings', async () => {
    const client = paystackClient(sandbox);
    const send = (reference: string, metadata: unknown) =>
      client.post('/transaction/initialize', { ...charge, reference, metadata });
    await send('meta-text', JSON.stringify({ orderId: 7 }));
    await send('meta-object', { orderId: 7 });
    await send('meta-none', undefined);
    expect((await client.verified('meta-text')).metadata).toEqual({ orderId: 7 });
    expect((await client.verified('meta-object')).metadata).toEqual({ orderId: '7' });
    expect((await client.verified('meta-none')).metadata).toBe('');
  });

  it.each([
    [{ amount: 36_999 }, { amount: 36_999 }],
    [{ amountAsString: true }, { amount: '37000' }],
    [{ currency: 'NGN' }, { currency: 'NGN' }],
    [{ domain: 'live' }, { domain: 'live' }],
    [{ status: 'ongoing' }, { status: 'ongoing' }],
    [{ metadata: 0 }, { metadata: 0 }],
    [{ metadata: '' }, { metadata: '' }],
    [{ metadata: 'string' }, { metadata: expect.stringContaining('"orderId":"order-1"') }],
  ])('is falsified by the knob %j', async (verify, expected) => {
    const reference = `bent-${JSON.stringify(verify).replace(/\W/g, '')}`;
    await payInPopup(sandbox, reference);
    await turnKnobs(sandbox, { verify });
    expect(await paystackClient(sandbox).verified(reference)).toMatchObject(expected);
  });

  it('fails with 429, 500 or HTML, or hangs', async () => {
    const ask = (signal?: AbortSignal) =>
      fetch(`${sandbox.url}/transaction/verify/any`, { signal: signal ?? null });
    await turnKnobs(sandbox, { fail: { verify: '429' } });
    const limited = await ask();
    expect([limited.status, limited.headers.get('x-ratelimit-reset')]).toEqual([429, '2']);
    await turnKnobs(sandbox, { fail: { verify: '500' } });
    expect((await ask()).status).toBe(500);
    await turnKnobs(sandbox, { fail: { verify: 'html' } });
    expect((await ask()).headers.get('content-type')).toContain('text/html');
    await turnKnobs(sandbox, { fail: { verify: 'hang' } });
    await expect(ask(AbortSignal.timeout(300))).rejects.toThrow('timeout');
  });
});

describe('GET /transaction', () => {
  it('lists payments newest first, in pages', async () => {
    const { get } = paystackClient(sandbox);
    await payInPopup(sandbox, 'newest');
    expect((await get('/transaction?perPage=1')).body).toMatchObject({
      data: [{ reference: 'newest', status: 'success' }],
      meta: { perPage: 1, page: 1 },
    });
  });
});

describe('/knobs.json', () => {
  it('refuses an unknown knob and keeps the others', async () => {
    expect(await turnKnobs(sandbox, { webhook: 'never' })).toBe(200);
    expect(await turnKnobs(sandbox, { webhok: 'never' })).toBe(400);
    expect(await turnKnobs(sandbox, { itn: 'after' })).toBe(200);
    const knobs = await fetch(`${sandbox.url}/knobs.json`);
    expect(await knobs.json()).toMatchObject({ webhook: 'never', itn: 'after' });
  });
});
