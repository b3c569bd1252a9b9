import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';

/** Whose clock an answer showed, and by how much that is ahead of ours, in milliseconds. Answers name whole seconds. */
export type ShownDate = { host: string; aheadMs: number };

type FetchAnswer = { request: { origin: string | URL }; response: { headers: Buffer[] } };
type HttpAnswer = { request: ClientRequest; response: IncomingMessage };

/**
 * Notes the `Date` header of every HTTP response that this process receives. It sends no request itself: it listens to Node's
 * diagnostics of `fetch` (payment and mail providers) and of `node:http` (buckets).
 */
export function watchDates(): { dates: ShownDate[]; stop: () => void } {
  const dates: ShownDate[] = [];
  const note = (host: string, date: string | undefined, age: string | undefined) => {
    const ms = Date.parse(date ?? '');
    // A cache sends the date of the answer that it has kept.
    if (!Number.isNaN(ms) && age === undefined) dates.push({ host, aheadMs: ms - Date.now() });
  };
  const ofFetch = (message: unknown) => {
    const { request, response } = message as FetchAnswer; // as: Node documents what it tells
    const headers = new Map<string, string>();
    for (let at = 0; at + 1 < response.headers.length; at += 2)
      headers.set(String(response.headers[at]).toLowerCase(), String(response.headers[at + 1]));
    note(new URL(request.origin).hostname, headers.get('date'), headers.get('age'));
  };
  const ofHttp = (message: unknown) => {
    const { request, response } = message as HttpAnswer; // as: Node documents what it tells
    note(request.host, response.headers.date, response.headers.age);
  };
  subscribe('undici:request:headers', ofFetch);
  subscribe('http.client.response.finish', ofHttp);
  return {
    dates,
    stop() {
      unsubscribe('undici:request:headers', ofFetch);
      unsubscribe('http.client.response.finish', ofHttp);
    },
  };
}
