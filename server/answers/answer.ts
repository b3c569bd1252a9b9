/** An answer that is the same for everybody, as it is kept in memory. */
export type Answer = {
  status: number;
  /** Names and values in turn, without those that no other request needs (`NOT_KEPT` of ask-next.ts). */
  headers: readonly string[];
  /** Weak where the body is compressed: its bytes differ by encoding. */
  etag: string;
  /** The body by its Content-Encoding. What can be compressed is kept compressed only, as it has been asked for. */
  bodies: Readonly<Partial<Record<Encoding, Buffer>>>;
  tags: readonly string[];
  /** Until then it is sent without asking Next; in milliseconds, UTC. */
  freshUntil: number;
  /** When a change of what it shows may have been missed, in milliseconds, UTC; undefined if it was not. */
  doubtedSince?: number;
  /** When Next last failed to give a newer one, in milliseconds, UTC. */
  failedAt?: number;
};

export type Encoding = 'br' | 'gzip' | 'identity';

/** The bytes that an answer needs in memory, roughly. Its headers are also there as the ready head of each body. */
export const sizeOf = ({ bodies, headers }: Answer): number => {
  const head = headers.reduce((sum, text) => sum + text.length, 0);
  return Object.values(bodies).reduce((sum, body) => sum + body.length + head, head + 1_000);
};
