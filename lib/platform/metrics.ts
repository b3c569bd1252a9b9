/**
 * What the product counts. Labels come from lists in the code, never an id, a path or an address.
 */
export type Metrics = {
  /** A call to a payment provider, the bucket, the mail service or the CDN. */
  called(to: string, outcome: 'ok' | 'failed', seconds: number): void;
  /** A mail that the provider accepted, or will never accept. */
  mailed(outcome: 'sent' | 'refused'): void;
  /** A run of a job that threw. */
  jobFailed(queue: string): void;
  /** A request that a limit refused. */
  refusedByLimit(limit: string): void;
  /** A stored upload, by its kind and size. */
  uploaded(kind: 'photo' | 'video' | 'document', bytes: number): void;
  /** A request refused because all slots of its class were taken. */
  refusedForTime(name: string): void;
  /**
   * How many stored site settings this process could not use at the last read; 1 for a settings
   * file that has become invalid.
   */
  faultySettings(count: number): void;
  /** A lookup in Next's page cache, or among the answers in memory. */
  recordCacheLookup(cache: 'pages' | 'answers', result: 'hit' | 'miss' | 'stale'): void;
};

/**
 * The server, Next's bundle and the page cache each load their own copy of this file. They share
 * the counter through globalThis.
 */
const shared = globalThis as { perennialMetrics?: Metrics }; // this file is the only one that declares it

/** Undefined in a process without METRICS_PORT, which counts nothing. */
export const metrics = (): Metrics | undefined => shared.perennialMetrics;

/** Starts counting in this process; undefined stops it. */
export function setMetrics(implementation: Metrics | undefined): void {
  if (implementation) shared.perennialMetrics = implementation;
  else delete shared.perennialMetrics;
}
