import { escapeXml } from '@/lib/platform/http/xml';
import type { Say } from '@/lib/platform/language/said';
import { paths } from '@/lib/platform/paths';
import { SITE_NAME } from '@/lib/platform/site-name';
import { absolute } from '@/lib/platform/site-url';
import type { NewMemorialView } from './queries/newest-memorials';
import { lifeYears } from './rules';

/** Memorials as RSS 2.0, in the order given. */
export function rss(memorials: NewMemorialView[], say: Say): string {
  const self = escapeXml(absolute(paths.feed));
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeXml(say('feed.title', { site: SITE_NAME }))}</title>`,
    `<link>${escapeXml(absolute(paths.findMemorials))}</link>`,
    `<description>${escapeXml(say('feed.description'))}</description>`,
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...memorials.map(item),
    '</channel>',
    '</rss>',
  ].join('\n');
}

function item({ id, fullName, birthDate, deathDate, ...memorial }: NewMemorialView): string {
  const address = escapeXml(absolute(paths.memorial(id)));
  return [
    '<item>',
    `<title>${escapeXml(`${fullName} (${lifeYears(birthDate, deathDate)})`)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${new Date(memorial.createdAt).toUTCString()}</pubDate>`,
    // Feed readers treat a description as HTML; the biography is plain text, hence escaped twice.
    `<description>${escapeXml(escapeXml(firstParagraph(memorial.biography)))}</description>`,
    '</item>',
  ].join('\n');
}

/** Until the first empty line, as the page shows it. */
const firstParagraph = (text: string) => text.trim().split(/\n\s*\n/)[0] ?? '';
