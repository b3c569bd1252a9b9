import { cacheTagHeader } from '@/lib/platform/cache/cache-tags';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters, lone surrogates, U+FFFE and U+FFFF. XML 1.0 forbids nearly all of them. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/**
 * Escapes text for an element, or for an attribute in double quotes, and deletes forbidden
 * characters.
 */
export const escapeXml = (text: string) =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Short, so that all caches soon drop a memorial that has become private. */
const FIVE_MINUTES = 'public, max-age=300';

/**
 * An XML response for crawlers, with the XML declaration, cacheable for five minutes. `tag` is the
 * cache tag of what it shows (cache-tags.ts).
 */
export const xmlResponse = (body: string, tag: string, contentType = 'application/xml') =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: {
      'Content-Type': `${contentType}; charset=utf-8`,
      'Cache-Control': FIVE_MINUTES,
      ...cacheTagHeader(tag),
    },
  });
