import { describe, expect, it } from 'vitest';
import { findNamingErrors } from '@/scripts/checks/provider-names';

const PROVIDERS = ['oakpay', 'elmpay'];
const ROUTE = 'app/api/payments/open-oakpay/route.ts';
const ALLOWED = {
  publicNames: ['open-oakpay', 'elmpayUrl'],
  files: { 'app/notice.ts': 'receives the notices' },
};
const GOOD = {
  [ROUTE]: "open('oakpay', { elmpayUrl: form.url })",
  'app/notice.ts': "receive('oakpay')",
  'lib/payments/settle.ts': 'provider.poll(reference)',
};

const faults = (change: Record<string, string>) =>
  findNamingErrors(
    Object.entries({ ...GOOD, ...change }).map(([file, text]) => ({ file, text })),
    PROVIDERS,
    ALLOWED,
  );
const refusalOf = (file: string) => [`${file} names a payment provider; only its own folders may`];

describe('findNamingErrors', () => {
  it('accepts the exceptions', () => expect(faults({})).toEqual([]));

  it.each([
    ['lib/payments/settle.ts', "if (provider === 'elmpay') return;"],
    ['components/payments/button.tsx', 'Pay with OakPay'],
    ['server/headers.ts', 'given.OAKPAY_URL'],
    ['scripts/start/main.ts', '// until ElmPay answers'],
    ['middleware.ts', "'https://oakpay.example'"],
    ['lib/payments/elmpay-rules.ts', ''],
    [ROUTE, "return { elmpayUrl: formOf('elmpay') };"],
    ['lib/payments/settle.ts', 'elmpayUrls'],
    ['app/api/payments/orders/route.ts', "open('oakpay')"],
  ])('refuses a new mention in %s: %s', (file, text) =>
    expect(faults({ [file]: text })).toEqual(refusalOf(file)),
  );

  it('refuses a public path in a component, which must use its registry', () =>
    expect(faults({ 'components/pay.ts': "callApi('/api/payments/open-oakpay')" })).toEqual(
      refusalOf('components/pay.ts'),
    ));

  it.each([
    'lib/payments/providers/oakpay/call.ts',
    'components/payments/providers/oakpay.ts',
    'sandbox/oakpay/answers.ts',
    'tests/api/oakpay.test.ts',
  ])('ignores %s', (file) => expect(faults({ [file]: 'oakpay' })).toEqual([]));

  it('refuses exceptions that nothing uses', () => {
    expect(faults({ 'app/notice.ts': 'receive(name)' })).toEqual([
      'app/notice.ts is listed as naming a payment provider but names none',
    ]);
    expect(faults({ [ROUTE]: 'return { url: form.url };' })).toEqual([
      'elmpayUrl is listed as a public name but nothing uses it',
    ]);
  });
});
