/** A response that is the same for everybody, as it is kept in memory. */
export type StoredAnswer = {
  status: number;
  /**
   * Without headers that belong to one request or describe the body as it is sent (`NOT_KEPT` in request-from-next.ts).
   */
  headers: Readonly<Record<string, string>>;
  /** Weak if the body is compressed: its bytes differ by encoding. */
  etag: string;
  /** The body by its Content-Encoding. If it is worth compressing, only encodings that somebody has asked for. */
  bodies: Readonly<Partial<Record<Encoding, Buffer>>>;
  tags: readonly string[];
  /** Until this time it is sent without asking Next; a timestamp in milliseconds. */
  freshUntil: number;
  /** Since when it may have missed a change of what it shows; a timestamp in milliseconds. Undefined if it has not. */
  doubtedSince?: number;
  /** When Next last failed to render it again; a timestamp in milliseconds. */
  failedAt?: number;
};

export type Encoding = 'br' | 'gzip' | 'identity';

/** Roughly the bytes of memory that an answer needs besides its texts. */
const OVERHEAD_BYTES = 1_000;

/** Roughly the bytes of memory that an answer needs. */
export const answerBytes = ({ bodies, headers }: StoredAnswer): number => {
  const texts = Object.entries(headers).flat();
  return [...texts, ...Object.values(bodies)].reduce(
    (sum, { length }) => sum + length,
    OVERHEAD_BYTES,
  );
};
