import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import compressible from 'compressible';
import Negotiator from 'negotiator';
import type { Encoding, StoredAnswer } from './stored-answer';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const brotliDecompress = promisify(zlib.brotliDecompress);
const gunzip = promisify(zlib.gunzip);

type Compressed = Exclude<Encoding, 'identity'>;

/** Compressing a shorter body saves less than its header needs. */
const MIN_BYTES = 512;
/** Pages are compressed each time they change; the highest quality is for what changes only with a release. */
const QUALITY = { page: 5, release: 11 };
/**
 * A larger file is compressed as a page is: at the highest quality, the scanner's WebAssembly would be an eighth smaller,
 * but its first visitor would wait for seconds, after each start of each process.
 */
export const MAX_RELEASE_BYTES = 512 * 1024;
/** In the order of preference: the encoding with the smallest bodies comes first. */
const PREFERENCE: Encoding[] = ['br', 'gzip', 'identity'];

/** The encoding to send for an Accept-Encoding header; `identity` if the caller accepts neither of the others. */
export function chooseEncoding(header = ''): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(PREFERENCE);
  return PREFERENCE.find((each) => accepted.includes(each)) ?? 'identity';
}

/** The encoding that is stored for callers who want this one: `identity` is decompressed from gzip as it is sent. */
export const storedEncoding = (wanted: Encoding): Compressed => (wanted === 'br' ? 'br' : 'gzip');

/** Whether a body can be sent in this encoding without compressing it first. */
export const hasEncoding = (bodies: StoredAnswer['bodies'], wanted: Encoding): boolean =>
  bodies.identity !== undefined || bodies[storedEncoding(wanted)] !== undefined;

/**
 * Compresses a body for storage: in the requested encoding (`addEncoding` adds the other one later), or in both if it
 * only changes with a release and is not large. A body that is too short or already compressed is stored as it is.
 */
export async function encode(
  body: Buffer,
  contentType: string,
  isStable: boolean,
  wanted: Encoding,
): Promise<StoredAnswer['bodies']> {
  if (body.length < MIN_BYTES || !compressible(contentType)) return { identity: body };
  if (!isStable || body.length > MAX_RELEASE_BYTES) {
    const encoding = storedEncoding(wanted);
    return { [encoding]: await compress(body, encoding, QUALITY.page) };
  }
  const [br, zipped] = await Promise.all([
    compress(body, 'br', QUALITY.release),
    compress(body, 'gzip', QUALITY.release),
  ]);
  return { br, gzip: zipped };
}

/** Adds an encoding to a stored body. */
export async function addEncoding(
  bodies: StoredAnswer['bodies'],
  wanted: Encoding,
): Promise<StoredAnswer['bodies']> {
  if (hasEncoding(bodies, wanted)) return bodies;
  const body = bodies.br
    ? await brotliDecompress(bodies.br)
    : await gunzip(bodies.gzip ?? Buffer.alloc(0));
  const encoding = storedEncoding(wanted);
  return { ...bodies, [encoding]: await compress(body, encoding, QUALITY.page) };
}

async function compress(body: Buffer, encoding: Compressed, quality: number): Promise<Buffer> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const compressed = encoding === 'gzip' ? await gzip(body) : await brotli(body, { params });
  // A copy: zlib returns a part of a larger block, which would stay in memory with it (decision 0066).
  return Buffer.from(new Uint8Array(compressed).buffer);
}

/** A body as it is sent: its bytes, or a stream that decompresses them for a caller who wants no compression. */
export type SentBody = { encoding: Encoding; bytes: number; body: Buffer | Readable };

/** The body in this encoding, or as it is if it is stored uncompressed. */
export function encodedBody(wanted: Encoding, bodies: StoredAnswer['bodies']): SentBody {
  const { identity, gzip: zipped } = bodies;
  const stored = wanted === 'identity' ? undefined : bodies[wanted];
  if (stored && !identity) return { encoding: wanted, bytes: stored.length, body: stored };
  if (zipped && !identity) return { encoding: 'identity', ...decompressed(zipped) };
  const body = identity ?? Buffer.alloc(0);
  return { encoding: 'identity', bytes: body.length, body };
}

/** gzip ends with the length of the original text (RFC 1952, 2.3.1). */
const LENGTH_BYTES = 4;

/** A stream: if it were decompressed at once, a thousand slow readers would need a thousand copies. */
function decompressed(zipped: Buffer): { bytes: number; body: Readable } {
  const body = Readable.from([zipped]).pipe(zlib.createGunzip());
  return { bytes: zipped.readUInt32LE(zipped.length - LENGTH_BYTES), body };
}
