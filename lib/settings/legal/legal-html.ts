import MarkdownIt, { type Token } from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

/** An entry of the table of contents. */
export type LegalHeading = { id: string; text: string };
export type LegalHtml = {
  /** Contains only the elements of `ELEMENTS`. */
  html: string;
  /** The headings of the first level, in order. */
  headings: LegalHeading[];
};

/** Below the heading of the page; readers cannot distinguish more levels. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 4;
/** Deeper nesting, such as lists in lists in tables, is shown without its markup. */
const MAX_NESTING = 20;
const ID_LETTERS = 60;

/** Only what is enabled here: no HTML, pictures or code, and no automatic links. */
const markdown = new MarkdownIt('zero', { html: false, linkify: false, maxNesting: MAX_NESTING })
  .enable(['heading', 'list', 'table', 'blockquote', 'hr'])
  .enable(['link', 'autolink', 'emphasis', 'newline', 'escape', 'entity', 'balance_pairs']);
markdown.validateLink = isSafeAddress;
// Wide tables scroll, and must be reachable by keyboard.
markdown.renderer.rules.table_open = () => '<div tabindex="0" role="group"><table>\n';
markdown.renderer.rules.table_close = () => '</table></div>\n';

/** The elements that may be in a page, whatever markdown-it produces: a second line of defence. */
const ELEMENTS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'strong', 'em', 'a'],
    ...['div', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    ol: ['start'],
    a: ['href', 'rel'],
    th: ['scope'],
    div: ['tabindex', 'role'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 2 * MAX_NESTING,
  transformTags: {
    a: (tagName, { href = '' }) =>
      isSafeAddress(href)
        ? { tagName, attribs: { href, ...(href.startsWith('https:') && { rel: 'noopener' }) } }
        : { tagName: 'span', attribs: {} },
    th: (tagName) => ({ tagName, attribs: { scope: 'col' } }),
  },
};

/**
 * Characters that change the direction of the text around them. Markdown can also encode them as
 * entities, invisible in the editor.
 */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Renders a legal text as HTML that is safe inside a page: headings, lists, tables, emphasis, and
 * links to https, mail addresses and this site. Heading levels follow the page's own without gaps,
 * and each heading has an id.
 * @param text Markdown of at most `MAX_LEGAL_TEXT_BYTES` bytes
 */
export function legalHtml(text: string): LegalHtml {
  const env = {};
  const { tokens, headings } = withHeadings(markdown.parse(text, env));
  const html = sanitizeHtml(markdown.renderer.render(tokens, markdown.options, env), ELEMENTS);
  return { html: html.replace(DIRECTION_MARKS, ''), headings };
}

/** Sets the levels and ids of headings, and removes empty ones. */
function withHeadings(tokens: Token[]): { tokens: Token[]; headings: LegalHeading[] } {
  const result: Token[] = [];
  const headings: LegalHeading[] = [];
  const ids = new Map<string, number>();
  /** The levels of the enclosing headings, as written. */
  const above: number[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [open, inline, close] = tokens.slice(at, at + 3);
    if (open?.type !== 'heading_open' || !inline || !close) {
      if (open) result.push(open);
      continue;
    }
    at += 2;
    const text = headingText(inline);
    if (text === '') continue;
    const writtenLevel = Number(open.tag.slice(1));
    while ((above.at(-1) ?? 0) >= writtenLevel) above.pop();
    above.push(writtenLevel);
    const level = Math.min(FIRST_LEVEL + above.length - 1, LAST_LEVEL);
    const id = uniqueId(text, ids);
    open.tag = `h${level}`;
    close.tag = open.tag;
    open.attrSet('id', id);
    if (level === FIRST_LEVEL) headings.push({ id, text });
    result.push(open, inline, close);
  }
  return { tokens: result, headings };
}

const headingText = ({ children }: Token): string =>
  (children ?? [])
    .map(({ type, content }) => (type === 'text' || type === 'text_special' ? content : ' '))
    .join('')
    .replace(DIRECTION_MARKS, '')
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * An id made of a heading's words, with a prefix that no id of the page has. `counts` records how
 * often each was used.
 */
function uniqueId(text: string, counts: Map<string, number>): string {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const first = `text-${Array.from(words).slice(0, ID_LETTERS).join('') || 'part'}`;
  let id = first;
  for (let count = counts.get(first) ?? 0; counts.has(id); ) id = `${first}-${++count}`;
  counts.set(id, 1);
  if (id !== first) counts.set(first, Number(id.slice(first.length + 1)));
  return id;
}

/**
 * Allows https, mail addresses, places in the text and pages of this site; no other scheme, and no
 * other site without a scheme.
 */
function isSafeAddress(address: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(address)) return false;
  return /^(https:\/\/[^/]|mailto:[^/]|#.|\/(?!\/))/i.test(address);
}
