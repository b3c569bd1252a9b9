import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox';
import { KEYS, paystackClient, turnKnobs } from './paystack-client';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ paystack: KEYS });
  await turnKnobs(sandbox, { webhook: 'never' });
});
afterAll(() => sandbox.stop());

describe('/:access_code', () => {
  const act = async (reference: string, action: string, extra: object = {}) => {
    const callback_url = 'http://localhost:3000/done?order=1';
    const charge = { email: 'ada@example.org', amount: 37_000, reference, callback_url, ...extra };
    const { body } = await paystackClient(sandbox).post('/transaction/initialize', charge);
    const address = `${Object(body.data).authorization_url}${action}`;
    return fetch(address, { method: action ? 'POST' : 'GET', redirect: 'manual' });
  };

  it('shows the amount and allows its forms to lead back to us', async () => {
    const response = await act('shown', '');
    expect(await response.text()).toContain('ZAR 370.00');
    expect(response.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://localhost:3000",
    );
  });

  it('returns to callback_url with the reference under both names', async () => {
    const response = await act('paid', '/pay');
    expect(response.headers.get('location')).toBe(
      'http://localhost:3000/done?order=1&trxref=paid&reference=paid',
    );
    expect((await paystackClient(sandbox).verified('paid')).status).toBe('success');
  });

  it("returns to the metadata's cancel_action after a cancellation", async () => {
    const metadata = JSON.stringify({ cancel_action: 'http://localhost:3000/cancelled' });
    const response = await act('cancelled', '/cancel', { metadata });
    expect(response.headers.get('location')).toBe('http://localhost:3000/cancelled');
  });

  it('returns 404 for an unknown code', async () => {
    expect((await fetch(`${sandbox.url}/0123456789abcde`)).status).toBe(404);
  });
});
