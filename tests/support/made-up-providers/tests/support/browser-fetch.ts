import { vi } from 'vitest';
import { call } from '@/tests/support/call';
import type { Person } from '@/tests/support/cast';
import { routeHandlers } from '@/tests/support/route-handlers';

/** Lets browser code call our payment routes as `person`: `fetch` passes a path to its route handler. */
export async function browserFetch(person: Person): Promise<void> {
  const handlers = await routeHandlers('api/payments');
  const network = fetch;
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    if (!String(address).startsWith('/')) return network(address, init);
    const handler = handlers.get(`${init.method} ${address}`);
    if (!handler) return new Response(null, { status: 404 });
    const headers = { ...person.headers, 'content-type': 'application/json' };
    const { status, body } = await call(handler, { headers, body: init.body });
    return Response.json(body, { status });
  });
}
