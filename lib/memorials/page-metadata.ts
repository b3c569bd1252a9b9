import type { Metadata } from 'next';
import { alternatesOf } from '@/lib/platform/language/alternates';
import type { Say } from '@/lib/platform/language/said';
import { paths } from '@/lib/platform/paths';
import { SITE_NAME } from '@/lib/platform/site-name';
import { absolute } from '@/lib/platform/site-url';
import { PREVIEW } from './card/card-rules';
import { previewVersion } from './card/preview-version';
import type { MemorialView } from './queries/memorial-view';
import { lifeYears } from './rules';

const DESCRIPTION_LENGTH = 200;

/** The title of a memorial that does not exist, or that the viewer may not see. */
export const missingMemorial = (say: Say): Metadata => ({
  title: say('memorials.refusals.notFound'),
  robots: { index: false },
});

/** Title, canonical address and link preview of a memorial page; a private one asks not to be indexed. */
export function memorialMetadata(memorial: MemorialView): Metadata {
  const url = absolute(paths.memorial(memorial.id));
  const title = `${memorial.fullName} (${lifeYears(memorial.birthDate, memorial.deathDate)})`;
  const description = shorten(memorial.biography.replace(/\s+/g, ' '));
  const images = memorial.isPublic ? [previewImage(memorial)] : [];
  return {
    title,
    description,
    // The family's words are the same in every language, so the plain address stands for all of them.
    alternates: {
      canonical: url,
      ...(memorial.isPublic && { languages: alternatesOf(paths.memorial(memorial.id)) }),
    },
    openGraph: {
      type: 'profile',
      siteName: SITE_NAME,
      title,
      description,
      url,
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
    ...(!memorial.isPublic && { robots: { index: false, follow: false } }),
  };
}

/** The card of the memorial. Its address changes with what it shows, since messengers keep what they saw. */
function previewImage(memorial: MemorialView) {
  const address = `${paths.memorialPreview(memorial.id)}?v=${previewVersion(memorial)}`;
  return {
    url: absolute(address),
    width: PREVIEW.width,
    height: PREVIEW.height,
    alt: `${memorial.fullName}, ${lifeYears(memorial.birthDate, memorial.deathDate)}`,
    type: 'image/jpeg',
  };
}

/** Cut at a word, in whole characters. */
function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= DESCRIPTION_LENGTH) return text;
  const cut = characters.slice(0, DESCRIPTION_LENGTH).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
