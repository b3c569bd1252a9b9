/** Where a scanned text leads. `text` leads nowhere: it is shown but never opened. */
export type ScanTarget =
  | { kind: 'memorial'; path: string }
  | { kind: 'ours' | 'elsewhere'; href: string; host: string }
  | { kind: 'text' };

/**
 * Matches /memorial/{id}, with or without a language, and the /q/{code} of printed codes; ids as in
 * lib/platform/ids/public-id.ts.
 */
const MEMORIAL = /^(?:(?:\/[a-z]{2})?\/memorial|\/q)\/[1-9A-HJ-NP-Za-km-z]{12}\/?$/;
/** Matches a printed code of which an engraver wrote all in upper case. Only /q can tell which memorial it means. */
const ENGRAVED = /^\/q\/[1-9A-Z]{12}\/?$/;
/**
 * Browsers ignore tabs, line breaks and outer spaces in an address, and so might open another address than the one
 * shown.
 */
const INVISIBLE = /[\s\p{C}]/u;

/**
 * Decides what may happen with a scanned text, which anybody may have printed (security.md, fact 10). Memorials of this
 * site's `origin` open at once; other http(s) addresses open from a button that names the host. Anything else is
 * only shown as text.
 */
export function scanTarget(text: string, origin: string): ScanTarget {
  const url = webAddress(text.trim());
  if (!url) return { kind: 'text' };
  const isOurs = url.origin === origin;
  const isPlain = url.username === '' && url.password === '';
  const path = url.pathname.replace(/^\/Q\//, '/q/');
  if (isOurs && isPlain && (MEMORIAL.test(path) || ENGRAVED.test(path)))
    return { kind: 'memorial', path };
  // A user name before the @ can be mistaken for the host, and no code needs one.
  url.username = '';
  url.password = '';
  return { kind: isOurs ? 'ours' : 'elsewhere', href: url.href, host: url.host };
}

/** Accepts only a complete http(s) address; a relative one would open on this site. */
function webAddress(text: string): URL | null {
  if (INVISIBLE.test(text) || text.includes('\\') || !/^https?:\/\/[^/]/i.test(text)) return null;
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
