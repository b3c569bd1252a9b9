import type { Metadata } from 'next';
import { isOpen } from '@/lib/access/rules';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import { alternatesOf } from '@/lib/platform/language/alternates';
import type { Language } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { openGraphLocales, siteOpenGraph } from '@/lib/platform/link-preview/open-graph';
import { PREVIEW } from '@/lib/platform/link-preview/preview-rules';
import * as paths from '@/lib/platform/paths';
import { memorialGallery } from './api-paths';
import { previewVersion } from './card/preview-version';
import { lifeYears } from './life-date-rules';
import { namesOnPage } from './name-rules';
import type { ClosedReason } from './queries/closed-memorial';
import type { MemorialPageView } from './queries/memorial-page';
import type { MemorialView } from './queries/memorial-view';
import { shorten } from './shorten';

/** The metadata of a missing memorial, and of one that the viewer may not know about. */
const missingMemorialMetadata = (t: Translate): Metadata => ({
  title: t('memorials.refusals.notFound'),
  robots: { index: false },
});

/**
 * Metadata of a memorial that the viewer may not see. The gate is cached for everybody, so its link
 * preview is the site's, from the root layout.
 */
export const closedMemorialMetadata = ({ gate }: ClosedReason, t: Translate): Metadata =>
  gate
    ? { title: t('access.gate.preview'), robots: { index: false, follow: false } }
    : missingMemorialMetadata(t);

/**
 * Title, canonical address and link preview of a memorial's page. A page that lists do not show
 * asks not to be indexed. The profile has no first and last name, since families enter one full
 * name, and in many languages nobody can tell where to split it.
 */
export function memorialMetadata(memorial: MemorialPageView, language: Language): Metadata {
  const addressIn = (each: Language) => absoluteUrl(pathIn(each, paths.memorial(memorial.id)));
  const { heading } = namesOnPage(memorial, language);
  const years = lifeYears(memorial, translatorFor(language), language);
  const title = `${heading} (${years})`;
  const description = shorten(memorial.words.biography.value.replace(/\s+/g, ' '));
  const site = siteOpenGraph(language);
  return {
    title,
    description,
    alternates: {
      canonical: addressIn(memorial.words.canonical),
      ...(memorial.isPublic && { languages: canonicalAddresses(memorial, language) }),
    },
    openGraph: {
      ...site,
      ...openGraphLocales(language, memorial.words.canonicalIn),
      type: 'profile',
      title,
      description,
      url: addressIn(language), // networks share this address, so it keeps the sharer's language
      // Only a memorial that everybody may see has a card of its own.
      images: isOpen(memorial) ? [previewImage(memorial, years)] : site.images,
    },
    ...(!memorial.isPublic && { robots: { index: false, follow: false } }),
  };
}

/**
 * The same for a page of the memorial's whole gallery. Each page has a title and an address of its own; the card is
 * the memorial's.
 * @param place the page, from 1, and how many there are
 */
export function memorialGalleryMetadata(
  memorial: MemorialPageView,
  language: Language,
  place: { page: number; pages: number },
): Metadata {
  const t = translatorFor(language);
  const address = memorialGallery(memorial.id, place.page);
  const label = t('memorial.gallery.label', { name: namesOnPage(memorial, language).heading });
  const title = place.page > 1 ? `${label} · ${t('ui.pager.position', place)}` : label;
  const metadata = memorialMetadata(memorial, language);
  return {
    ...metadata,
    title,
    alternates: { canonical: absoluteUrl(pathIn(memorial.words.canonical, address)) },
    openGraph: { ...metadata.openGraph, title, url: absoluteUrl(pathIn(language, address)) },
  };
}

/**
 * The addresses by which search engines know a memorial, only on canonical pages: search engines
 * ignore alternates that are not canonical.
 */
const canonicalAddresses = ({ id, words }: MemorialPageView, language: Language) =>
  words.canonical === language ? alternatesOf(paths.memorial(id), words.canonicalIn) : {};

/** The URL contains a version of the content, because messengers cache previews. */
function previewImage(memorial: MemorialView, years: string) {
  const address = `${paths.memorialPreview(memorial.id)}?v=${previewVersion(memorial)}`;
  return {
    url: absoluteUrl(address),
    width: PREVIEW.width,
    height: PREVIEW.height,
    alt: `${memorial.fullName}, ${years}`,
    type: 'image/jpeg',
  };
}
