const LONGEST = 2_000;
/** Pages that are no place to come back to after a login, and addresses that are no pages. */
const NO_RETURN = /^\/(login|signup|verify-email|forgot-password|reset-password|api)(\/|$)/;

/**
 * The page to go back to after a login: a path of this site, else null. The text comes from the
 * address bar, so anybody may have written it (design/security.md, "Visitors").
 */
export function safeReturnPath(text: string | null | undefined): string | null {
  if (!text || text.length > LONGEST || !isPath(text)) return null;
  const decoded = decode(text);
  if (decoded === null || !isPath(decoded)) return null;
  const { origin, pathname, search, hash } = new URL(text, 'https://here.invalid');
  // Dots may vanish and leave two slashes: /.//evil becomes //evil.
  if (origin !== 'https://here.invalid' || !isPath(pathname)) return null;
  return NO_RETURN.test(pathname) ? null : pathname + search + hash;
}

/** One slash first, and nothing that browsers drop or read as another slash. */
const isPath = (text: string) => /^\/(?!\/)[^\\\p{Cc}\s]*$/u.test(text);

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
}
