import { expect, vi } from 'vitest';
import { limitsFor } from '@/server/admission/limits';
import type { RequestClass } from '@/server/admission/request-class';
import { PATIENCE } from './patience';
import { page, sharedServer } from './shared-server';

export const { reads } = limitsFor(10);
export const NOTICE = '/api/payments/webhook/paystack';
/** A different loopback address for each network, because no network may use more than half of any capacity. */
export const fromNetwork = (network: number) => ({ localAddress: `127.0.0.${network}` });
export const isFallbackPage = (url = '') => url.includes('/unavailable/');
export const waitUntilTrue = (check: () => unknown) =>
  vi.waitFor(() => expect(check()).toBe(true), PATIENCE);

/** The server of `sharedServer`, with functions that fill it and report how full it is. */
export function crowdedServer() {
  const server = sharedServer();
  const { handle, ask, places } = server;

  /** Makes Next hold back its answers to matching requests until the returned function is called. */
  function hold(
    matches = (url: string) => url !== NOTICE && !url.startsWith('/_next/'),
  ): () => void {
    const gate = Promise.withResolvers<void>();
    handle.mockImplementation(async ({ url = '' }, response) => {
      if (!isFallbackPage(url) && matches(url)) await gate.promise;
      page(response, { 'Cache-Tag': undefined }, `says ${url}`);
    });
    return gate.resolve;
  }

  const read = (at: number, network = 1 + (at % 2)) =>
    ask(`/api/memorials/page=${at}`, { 'accept-language': 'fr' }, 'GET', fromNetwork(network));

  return {
    ...server,
    hold,
    read,
    askedFor: (part: string) => handle.mock.calls.filter(([{ url = '' }]) => url.includes(part)),
    taken: (name: RequestClass) => places().get(name)?.taken ?? 0,
    /** Fills the places and the queue for reads from two networks, so that no more are admitted. */
    async fillReads() {
      const capacity = reads.atOnce + reads.waiting;
      const answers = Array.from({ length: capacity }, (_, at) => read(at));
      await waitUntilTrue(() => places().get('reads')?.waiting === reads.waiting);
      return answers;
    },
  };
}
