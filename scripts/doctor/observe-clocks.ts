import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';

/**
 * A host's clock as shown by a response, and by how much it is ahead of ours, in milliseconds. The dates of responses
 * are in whole seconds.
 */
export type ObservedClock = { host: string; aheadMs: number };

type FetchAnswer = { request: { origin: string | URL }; response: { headers: Buffer[] } };
type HttpAnswer = { request: ClientRequest; response: IncomingMessage };

/**
 * Records the `Date` header of every HTTP response that this process receives. It sends no requests, but subscribes to
 * Node's diagnostics of `fetch` (payment and mail providers) and `node:http` (buckets).
 */
export function observeClocks(): { dates: ObservedClock[]; stop: () => void } {
  const dates: ObservedClock[] = [];
  const record = (host: string, date: string | undefined, age: string | undefined) => {
    const ms = Date.parse(date ?? '');
    // A response from a cache has an old date.
    if (!Number.isNaN(ms) && age === undefined) dates.push({ host, aheadMs: ms - Date.now() });
  };
  const onFetch = (message: unknown) => {
    const { request, response } = message as FetchAnswer; // as: the shape that Node documents
    const headers = new Map<string, string>();
    for (let at = 0; at + 1 < response.headers.length; at += 2)
      headers.set(String(response.headers[at]).toLowerCase(), String(response.headers[at + 1]));
    record(new URL(request.origin).hostname, headers.get('date'), headers.get('age'));
  };
  const onHttp = (message: unknown) => {
    const { request, response } = message as HttpAnswer; // as: the shape that Node documents
    record(request.host, response.headers.date, response.headers.age);
  };
  subscribe('undici:request:headers', onFetch);
  subscribe('http.client.response.finish', onHttp);
  return {
    dates,
    stop() {
      unsubscribe('undici:request:headers', onFetch);
      unsubscribe('http.client.response.finish', onHttp);
    },
  };
}
