import type { IncomingMessage } from 'node:http';
import { apiCompleteUpload } from '@/lib/memorials/api-paths';
import { splitAddress } from '@/lib/platform/language/addresses';
import * as paths from '@/lib/platform/paths';
import { isFallbackPagePath } from '../early-response';
import { isNormalizedPath } from '../page-query';

/** The class of a request, which has its own limits (security.md, "Overload"). */
export type RequestClass =
  | 'reads'
  | 'pictures'
  | 'files'
  | 'drawings'
  | 'payers'
  | 'writes'
  | 'uploads'
  | 'notices';

/** Escaped dots, slashes, backslashes, percent signs and control characters. None of our addresses has one. */
const DISGUISED = /%(?:2[ef5]|5c|[01])/i;

const NOTICE = new RegExp(`^${paths.apiPaymentWebhook('[a-z]+')}$`);
const PAYMENT = /^\/api\/payments\//;
/** Puts a large file together and reads it, which may take longer than other calls without a form. */
const COMPLETE_UPLOAD = new RegExp(`^${apiCompleteUpload('[^/]+', '[^/]+')}$`);

/** Classes by the whole path. */
const FILES: [RegExp, RequestClass][] = [
  [/^\/media\/\w+\/(?:\d+|poster)$/, 'pictures'],
  [/^\/icons\/[\w.-]+$/, 'pictures'],
  [/^\/favicon\.ico$/, 'pictures'],
  [/^\/assets\/\w+\/[\w-]+$/, 'pictures'],
  [/^\/api\/condolences\/(?:by-secret\/[^/]+|first-reader\/[^/]+\/[^/]+)\/picture$/, 'pictures'],
  // Drawn for any code, even for one that somebody made up.
  [/^\/q\/[^/]+\/code\.svg$/, 'pictures'],
  // Not of this release: looked for on the disk.
  [/^\/_next\/static\/./, 'pictures'],
  [/^\/media\/\w+\/\w+$/, 'files'],
  [/^\/api\/admin\/export\//, 'files'],
  [/^\/api\/(?:auth|condolences\/by-secret\/[^/]+)\/my-data$/, 'files'],
  [/^\/q\/[^/]+\/[^/]+$/, 'drawings'],
  [PAYMENT, 'payers'],
];
/** Classes by the path without its language. */
const PAGES: [RegExp, RequestClass][] = [
  [/^\/(?:preview|memorial\/[^/]+\/(?:preview|portrait))\.jpg$/, 'drawings'],
  [/^\/(?:memorial-payment|flower-payment)\/success$/, 'payers'],
  [/^(?:\/flower-payment|\/payment)\/cancel$/, 'payers'],
];

const NONE: ReadonlySet<string> = new Set();

/**
 * The class of a request. Undefined for requests that are never refused: files of this release and fallback pages. An
 * address that Next would resolve to another one counts as an ordinary read or write.
 * @param files of this release (release-files.ts)
 */
export function requestClassOf(request: IncomingMessage, files = NONE): RequestClass | undefined {
  const { method, url = '', headers } = request;
  const path = url.split('?')[0] ?? '';
  const isPlain = isNormalizedPath(path) && !DISGUISED.test(path);
  if (method === 'GET' || method === 'HEAD') return isPlain ? classOfRead(path, files) : 'reads';
  if (isPlain && NOTICE.test(path)) return 'notices';
  if (/^multipart\//i.test(headers['content-type'] ?? '')) return 'uploads';
  if (isPlain && COMPLETE_UPLOAD.test(path)) return 'uploads';
  return isPlain && PAYMENT.test(path) ? 'payers' : 'writes';
}

function classOfRead(path: string, files: ReadonlySet<string>): RequestClass | undefined {
  if (isFallbackPagePath(path) || files.has(unescaped(path))) return undefined;
  const page = splitAddress(path).path;
  const match =
    FILES.find(([address]) => address.test(path)) ?? PAGES.find(([address]) => address.test(page));
  return match?.[1] ?? 'reads';
}

/** Names of Next's files contain brackets, which browsers escape. */
function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
