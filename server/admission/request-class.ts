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

/** Files of the release, whether they exist or not: Next answers for a missing one without rendering anything. */
const ASSET = /^\/_next\/static\/./;
/** Part of every memorial's page, and drawn in a moment without the database. */
const CODE = /^\/q\/[^/]+\/code\.svg$/;
const NOTICE = new RegExp(`^${paths.apiPaymentNotice('[a-z]+')}$`);
const PAYMENT = /^\/api\/payments\//;

/** By the whole path. */
const FILES: [RegExp, RequestClass][] = [
  [/^\/media\/\w+\/(?:\d+|poster)$/, 'pictures'],
  [/^\/icons\/[\w.-]+$/, 'pictures'],
  [/^\/media\/\w+\/\w+$/, 'files'],
  [/^\/api\/admin\/export\//, 'files'],
  [/^\/q\/[^/]+\/[^/]+$/, 'drawings'],
  [PAYMENT, 'payers'],
];
/** By the path without its language. */
const PAGES: [RegExp, RequestClass][] = [
  [/^\/memorial\/[^/]+\/(?:preview|portrait)\.jpg$/, 'drawings'],
  [/^\/(?:memorial-payment|flower-payment)\/success$/, 'payers'],
  [/^(?:\/flower-payment|\/payment)\/cancel$/, 'payers'],
];

/**
 * The class of a request; undefined for what is never refused. An address that Next would resolve to another one is a read or
 * a write like any other.
 */
export function classOf(request: IncomingMessage): RequestClass | undefined {
  const { method, url = '', headers } = request;
  const path = url.split('?')[0] ?? '';
  const isPlain = isResolved(path) && !HIDING.test(path);
  if (method === 'GET' || method === 'HEAD') return isPlain ? classOfRead(path) : 'reads';
  if (isPlain && NOTICE.test(path)) return 'notices';
  if (/^multipart\//i.test(headers['content-type'] ?? '')) return 'uploads';
  return isPlain && PAYMENT.test(path) ? 'payers' : 'writes';
}

function classOfRead(path: string): RequestClass | undefined {
  if (ASSET.test(path) || CODE.test(path) || isStandIn(path)) return undefined;
  const page = splitAddress(path).path;
  const found =
    FILES.find(([address]) => address.test(path)) ?? PAGES.find(([address]) => address.test(page));
  return found?.[1] ?? 'reads';
}
