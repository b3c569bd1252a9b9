import { splitAddress } from '@/lib/platform/language/addresses';

const MAX_LENGTH = 2_000;
/** Pages to which a login must not return, and addresses that are not pages. */
const EXCLUDED_PATHS = /^\/(login|signup|verify-email|forgot-password|reset-password|api)(\/|$)/;

/**
 * The page to return to after a login: a path of this site, or null if `text` is anything else. The
 * text comes from the query, so anybody may have written it (security.md, "Visitors").
 */
export function safeReturnPath(text: string | null | undefined): string | null {
  if (!text || text.length > MAX_LENGTH || !isPath(text)) return null;
  const decoded = decode(text);
  if (decoded === null || !isPath(decoded)) return null;
  const { origin, pathname, search, hash } = new URL(text, 'https://here.invalid');
  // Resolving dots can leave two slashes: /.//evil becomes //evil.
  if (origin !== 'https://here.invalid' || !isPath(pathname)) return null;
  return EXCLUDED_PATHS.test(splitAddress(pathname).path) ? null : pathname + search + hash;
}

/**
 * Whether the text begins with exactly one slash and contains nothing that browsers ignore or read
 * as a slash.
 */
const isPath = (text: string) => /^\/(?!\/)[^\\\p{Cc}\s]*$/u.test(text);

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
}
