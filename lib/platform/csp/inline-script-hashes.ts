import { createHash } from 'node:crypto';

/** The CSP source that allows exactly this inline script or style sheet. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The CSP sources that allow exactly the inline scripts of a page: `'sha256-…'` for each. Accepts
 * HTML rendered by React, in which a script's text never contains `</script`. JSON-LD is data, not
 * a script, and needs no source.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (attributes.includes('application/ld+json')) continue;
    hashes.add(hashSource(text));
  }
  return [...hashes];
}
