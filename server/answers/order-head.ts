import { log } from '@/lib/platform/log';

/** One element of a head that React rendered. React escapes `>` in attributes, so each tag ends at the first one. */
const ELEMENT = /<(?:meta|link|base)\b[^>]*>|<(title|style|script|noscript)\b[^>]*>[\s\S]*?<\/\1>/g;
const HEAD = /<head>([\s\S]*?)<\/head>/;

/**
 * The elements that come first in a head, in this order. An element belongs to the first pattern that matches its
 * opening tag.
 */
const ELEMENT_ORDER = [
  /^<meta charset=/i,
  /^<meta name="viewport"/,
  /^<title\b/,
  /^<meta name="description"/,
  /^<link rel="canonical"/,
  /^<meta property="og:/,
  /^<meta property="(?:profile|article):/,
  /^<meta name="twitter:/,
  /^<script type="application\/ld\+json"/,
  /^<link rel="(?:icon|apple-touch-icon)"/,
  // All other facts about the page: robots, colours, other languages, the feed, the manifest.
  /^<meta\b/,
  /^<link rel="(?:alternate|manifest|author|license)"/,
];

/**
 * Moves what link previews and search engines read to the start of a page's head. Preloads, style sheets and scripts
 * follow in their original order. Returns the page. Messengers read only the first part of a page: WhatsApp shows no
 * preview where some 74 kB of styles come before the title. A head with anything unknown in it is returned unchanged.
 */
export function orderHead(html: string): string {
  const head = HEAD.exec(html)?.[1];
  if (head === undefined) return html;
  const elements = head.match(ELEMENT) ?? [];
  if (elements.join('') !== head) {
    log.warn(
      'the head of a page has an unknown structure, so link previews may not find their tags',
    );
    return html;
  }
  const ordered = elements.toSorted((one, other) => rank(one) - rank(other)); // a stable sort
  return html.replace(head, () => ordered.join(''));
}

function rank(element: string): number {
  const place = ELEMENT_ORDER.findIndex((pattern) => pattern.test(element));
  return place === -1 ? ELEMENT_ORDER.length : place;
}
