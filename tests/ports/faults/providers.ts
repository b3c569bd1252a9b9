import dns from 'node:dns';
import type { Socket } from 'node:net';
import { vi } from 'vitest';
import { payfastSettings } from '@/lib/payments/providers/payfast/setup';
import { paystackSettings } from '@/lib/payments/providers/paystack/setup';
import { stripeSettings } from '@/lib/payments/providers/stripe/setup';
import { settingsOf } from '@/lib/platform/env';
import { failLookup } from './databases';
import {
  expectForAll,
  type Fault,
  respondWith,
  sendEndlessly,
  startBadServer,
  withSettings,
} from './fault';

const NEEDS_PROVIDER = { verify: 'provider', notice: 'provider' } as const;

const providerFault = (
  name: string,
  handle?: (socket: Socket) => void,
  extra: Partial<Fault> = {},
): Fault => ({
  ...extra,
  name: `payment providers ${name}`,
  begin: async () => {
    const { port, close } = await startBadServer(handle);
    const undo = withProviders(`http://127.0.0.1:${port}`);
    return async () => {
      undo();
      await close();
    };
  },
  expected: expectForAll('same', NEEDS_PROVIDER),
});

/** All providers are down at once. Opening an order does not need them, nor does a refund, which a job sends. */
export const PROVIDER_FAULTS: Fault[] = [
  {
    name: 'payment providers that refuse connections',
    begin: async () => withProviders('http://127.0.0.1:1'),
    expected: expectForAll('same', NEEDS_PROVIDER),
  },
  {
    name: 'payment providers whose host names do not exist',
    begin: async () => withProviders('http://provider.invalid'),
    expected: expectForAll('same', NEEDS_PROVIDER),
  },
  {
    name: 'payment providers whose names cannot be looked up (EAI_AGAIN)',
    begin: async () => {
      const lookup = vi.spyOn(dns, 'lookup').mockImplementation(failLookup as never); // as: the function is overloaded
      const undo = withProviders('http://provider.invalid');
      return () => {
        undo();
        lookup.mockRestore();
      };
    },
    expected: expectForAll('same', NEEDS_PROVIDER),
  },
  providerFault('that say nothing', undefined, { isSilent: true }),
  providerFault(
    'that send an answer slowly',
    sendEndlessly(
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n',
    ),
    { isSilent: true },
  ),
  providerFault(
    'that fail (500)',
    respondWith('500 Internal Server Error', 'application/json', '{}'),
  ),
  providerFault(
    'that fail (503)',
    respondWith('503 Service Unavailable', 'text/html', '<h1>Sorry</h1>'),
  ),
];

function withProviders(address: string): () => void {
  const undo = [
    withSettings(settingsOf(paystackSettings), { PAYSTACK_API_BASE: address }),
    withSettings(settingsOf(payfastSettings), { PAYFAST_BASE_URL: address }),
    withSettings(settingsOf(stripeSettings), { STRIPE_API_BASE: address }),
  ];
  return () => {
    for (const each of undo) each();
  };
}
