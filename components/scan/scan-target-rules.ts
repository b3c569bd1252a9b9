/** What a scanned text leads to. `text` leads nowhere: it is shown, never opened. */
export type ScanTarget =
  | { kind: 'memorial'; path: string }
  | { kind: 'ours' | 'elsewhere'; href: string; host: string }
  | { kind: 'text' };

/** /memorial/{id} and the /q/{code} of printed codes; ids are those of lib/ids/is-public-id.ts. */
const MEMORIAL = /^\/(memorial|q)\/[1-9A-HJ-NP-Za-km-z]{12}\/?$/;
/** A browser drops tabs and line breaks from an address and edges of spaces: what is read is not what opens. */
const UNSEEN = /[\s\p{C}]/u;

/**
 * Decides what may happen with a scanned text, which anybody may have printed (design/security.md,
 * fact 10): memorials of this site's `origin` open at once, other http(s) addresses, ours and those
 * elsewhere, after a question that names the host, anything else is words.
 */
export function scanTarget(text: string, origin: string): ScanTarget {
  const url = webAddress(text.trim());
  if (!url) return { kind: 'text' };
  const isOurs = url.origin === origin;
  const isPlain = url.username === '' && url.password === '';
  if (isOurs && isPlain && MEMORIAL.test(url.pathname))
    return { kind: 'memorial', path: url.pathname };
  // A name before the @ is there to be mistaken for the host; no site needs it from a code.
  url.username = '';
  url.password = '';
  return { kind: isOurs ? 'ours' : 'elsewhere', href: url.href, host: url.host };
}

/** A whole http(s) address with its two slashes; relative ones would open on this very site. */
function webAddress(text: string): URL | null {
  if (UNSEEN.test(text) || text.includes('\\') || !/^https?:\/\/[^/]/i.test(text)) return null;
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
