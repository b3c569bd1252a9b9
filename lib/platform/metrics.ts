/** What may be counted anywhere in the product. Labels come from lists in the code: never an id, a path or an address. */
export type Metrics = {
  /** A call to a payment provider, the bucket, the mail service or the CDN. */
  called(to: string, outcome: 'ok' | 'failed', seconds: number): void;
  /** A mail that the provider accepted, or will never accept. */
  mailed(outcome: 'sent' | 'refused'): void;
  /** A run of a job that threw. */
  jobFailed(queue: string): void;
  /** A request that a limit refused. */
  refusedByLimit(limit: string): void;
  /** A file that was uploaded and is stored, by its kind and length. */
  uploaded(kind: 'photo' | 'video' | 'document', bytes: number): void;
  /** A request that was refused since all places of its class were taken. */
  refusedForTime(name: string): void;
  /** How many of the stored site settings this process could not use, as it read them last; 1 for a file of them that has become faulty. */
  faultySettings(count: number): void;
  /** How Next's page cache, or the answers in memory, answered. */
  askedCache(cache: 'pages' | 'answers', result: 'hit' | 'miss' | 'stale'): void;
};

/** The server, Next's bundle and the page cache each have their own copy of this file, and share this one. */
const shared = globalThis as { perennialMetrics?: Metrics }; // as: declared nowhere else

/** Where to count; undefined in a process without METRICS_PORT, which counts nothing. */
export const metrics = (): Metrics | undefined => shared.perennialMetrics;

/** From now on, this process counts; undefined ends it. */
export function countWith(counting: Metrics | undefined): void {
  if (counting) shared.perennialMetrics = counting;
  else delete shared.perennialMetrics;
}
