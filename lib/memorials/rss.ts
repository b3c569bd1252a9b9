import { absoluteUrl } from '@/lib/platform/absolute-url';
import { escapeXml } from '@/lib/platform/http/xml';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';
import { lifeYears } from './life-date-rules';
import type { FeedMemorialView } from './queries/newest-memorials';

/** An RSS 2.0 feed of memorials, in the order given. */
export function rss(memorials: FeedMemorialView[], language: Language): string {
  const t = translatorFor(language);
  const addressOf = (path: string) => escapeXml(absoluteUrl(pathIn(language, path)));
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeXml(t('feed.title', { site: siteName() }))}</title>`,
    `<link>${addressOf(paths.findMemorials)}</link>`,
    `<description>${escapeXml(t('feed.description'))}</description>`,
    `<atom:link href="${addressOf(paths.feed)}" rel="self" type="application/rss+xml"/>`,
    ...memorials.map((memorial) =>
      item(memorial, addressOf(paths.memorial(memorial.id)), language),
    ),
    '</channel>',
    '</rss>',
  ].join('\n');
}

function item(
  { fullName, ...memorial }: FeedMemorialView,
  address: string,
  language: Language,
): string {
  const title = `${fullName} (${lifeYears(memorial, translatorFor(language), language)})`;
  return [
    '<item>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${new Date(memorial.createdAt).toUTCString()}</pubDate>`,
    // Feed readers treat a description as HTML; the biography is plain text, so it is escaped
    // twice.
    `<description>${escapeXml(escapeXml(firstParagraph(memorial.biography)))}</description>`,
    '</item>',
  ].join('\n');
}

const firstParagraph = (text: string) => text.trim().split(/\n\s*\n/)[0] ?? '';
