import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import compressible from 'compressible';
import Negotiator from 'negotiator';
import { ownBytes } from '@/lib/platform/cache/own-bytes';
import { remembered } from '@/lib/platform/http/remembered';
import type { Answer, Encoding } from './answer';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const unbrotli = promisify(zlib.brotliDecompress);
const gunzip = promisify(zlib.gunzip);

type Packing = Exclude<Encoding, 'identity'>;

/** Below this, a compressed body and its header need more than they save. */
const WORTH_COMPRESSING = 512;
/** Of a page, which is compressed when it changes; and of what is compressed once in a release. */
const QUALITY = { page: 5, release: 11 };

/** How a body is kept for those who want this encoding: what is sent as it is, is unpacked from gzip. */
export const packedFor = (wanted: Encoding): Packing => (wanted === 'br' ? 'br' : 'gzip');

/** Whether the body can be sent in this encoding without compressing it. */
export const holds = (bodies: Answer['bodies'], wanted: Encoding): boolean =>
  bodies.identity !== undefined || bodies[packedFor(wanted)] !== undefined;

/**
 * The body as it is kept: compressed for who asks first (`withEncoding` does it for the others), in both ways at once where it stays
 * for a release, or as it is where that saves nothing.
 */
export async function encode(
  body: Buffer,
  contentType: string,
  isOfRelease: boolean,
  wanted: Encoding,
): Promise<Answer['bodies']> {
  if (body.length < WORTH_COMPRESSING || !compressible(contentType)) return { identity: body };
  if (!isOfRelease)
    return { [packedFor(wanted)]: await pack(body, packedFor(wanted), QUALITY.page) };
  const [br, zipped] = await Promise.all([
    pack(body, 'br', QUALITY.release),
    pack(body, 'gzip', QUALITY.release),
  ]);
  return { br, gzip: zipped };
}

/** Packs a page that is kept for one encoding for another, too. */
export async function withEncoding(
  bodies: Answer['bodies'],
  wanted: Encoding,
): Promise<Answer['bodies']> {
  if (holds(bodies, wanted)) return bodies;
  const body = bodies.br ? await unbrotli(bodies.br) : await gunzip(bodies.gzip ?? Buffer.alloc(0));
  return { ...bodies, [packedFor(wanted)]: await pack(body, packedFor(wanted), QUALITY.page) };
}

async function pack(body: Buffer, as: Packing, quality: number): Promise<Buffer> {
  if (as === 'gzip') return ownBytes(await gzip(body));
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return ownBytes(await brotli(body, { params }));
}

/** The length of the unpacked text, at the end of what gzip wrote (RFC 1952, 2.3.1). */
const SIZE_BYTES = 4;

/** The smallest first. */
const ORDER: Encoding[] = ['br', 'gzip', 'identity'];

/** The encoding to send, by the Accept-Encoding of a request; `identity` where nothing else is accepted. */
export const encodingFor = (header = ''): Encoding => chosen(header);

const chosen = remembered((header): Encoding => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(ORDER);
  return ORDER.find((each) => accepted.includes(each)) ?? 'identity';
});

/** A body as it is sent: its bytes, or what unpacks them as they are read, for a program that wants no compression. */
export type SentBody = { encoding: Encoding; bytes: number; body: Buffer | Readable };

/** The body in this encoding, or as it is where it is kept in no other. */
export function bodyIn(wanted: Encoding, bodies: Answer['bodies']): SentBody {
  const { identity, gzip: packed } = bodies;
  const kept = wanted === 'identity' ? undefined : bodies[wanted];
  if (kept && !identity) return { encoding: wanted, bytes: kept.length, body: kept };
  if (packed && !identity) return { encoding: 'identity', ...unpacked(packed) };
  const body = identity ?? Buffer.alloc(0);
  return { encoding: 'identity', bytes: body.length, body };
}

/** Unpacked at once, a thousand slow readers would hold as many copies. */
function unpacked(packed: Buffer): { bytes: number; body: Readable } {
  const body = Readable.from([packed]).pipe(zlib.createGunzip());
  return { bytes: packed.readUInt32LE(packed.length - SIZE_BYTES), body };
}
