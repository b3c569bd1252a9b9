import type { IncomingMessage } from 'node:http';
import { splitAddress } from '@/lib/platform/language/addresses';
import * as paths from '@/lib/platform/paths';
import { isResolved } from '../page-query';
import { isStandIn } from '../refusal';

/** What a request is, as far as it decides how many of its kind are worked on at once (security.md, "Overload"). */
export type RequestClass =
  | 'reads'
  | 'pictures'
  | 'files'
  | 'drawings'
  | 'payers'
  | 'writes'
  | 'uploads'
  | 'notices';

/** Escapes of dots, slashes, backslashes, percent signs and control characters: none of our addresses has one. */
const HIDING = /%(?:2[ef5]|5c|[01])/i;

const NOTICE = new RegExp(`^${paths.apiPaymentNotice('[a-z]+')}$`);
const PAYMENT = /^\/api\/payments\//;

/** By the whole path. */
const FILES: [RegExp, RequestClass][] = [
  [/^\/media\/\w+\/(?:\d+|poster)$/, 'pictures'],
  [/^\/icons\/[\w.-]+$/, 'pictures'],
  [/^\/assets\/\w+\/[\w-]+$/, 'pictures'],
  [/^\/api\/condolences\/by-secret\/[^/]+\/picture$/, 'pictures'],
  // Drawn for any code that anybody makes up, and kept in no memory.
  [/^\/q\/[^/]+\/code\.svg$/, 'pictures'],
  // What another release has, or none: it is looked for on the disk.
  [/^\/_next\/static\/./, 'pictures'],
  [/^\/media\/\w+\/\w+$/, 'files'],
  [/^\/api\/admin\/export\//, 'files'],
  [/^\/api\/(?:auth|condolences\/by-secret\/[^/]+)\/my-data$/, 'files'],
  [/^\/q\/[^/]+\/[^/]+$/, 'drawings'],
  [PAYMENT, 'payers'],
];
/** By the path without its language. */
const PAGES: [RegExp, RequestClass][] = [
  [/^\/memorial\/[^/]+\/(?:preview|portrait)\.jpg$/, 'drawings'],
  [/^\/(?:memorial-payment|flower-payment)\/success$/, 'payers'],
  [/^(?:\/flower-payment|\/payment)\/cancel$/, 'payers'],
];

const NONE: ReadonlySet<string> = new Set();

/**
 * The class of a request; undefined for what is never refused: the files of this release. An address that Next would resolve to another one is a read or
 * a write like any other.
 * @param files of this release (release-files.ts)
 */
export function classOf(request: IncomingMessage, files = NONE): RequestClass | undefined {
  const { method, url = '', headers } = request;
  const path = url.split('?')[0] ?? '';
  const isPlain = isResolved(path) && !HIDING.test(path);
  if (method === 'GET' || method === 'HEAD') return isPlain ? classOfRead(path, files) : 'reads';
  if (isPlain && NOTICE.test(path)) return 'notices';
  if (/^multipart\//i.test(headers['content-type'] ?? '')) return 'uploads';
  return isPlain && PAYMENT.test(path) ? 'payers' : 'writes';
}

function classOfRead(path: string, files: ReadonlySet<string>): RequestClass | undefined {
  if (isStandIn(path) || files.has(unescaped(path))) return undefined;
  const page = splitAddress(path).path;
  const found =
    FILES.find(([address]) => address.test(path)) ?? PAGES.find(([address]) => address.test(page));
  return found?.[1] ?? 'reads';
}

/** Names of Next's files have brackets, which browsers escape. */
function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
