import type { Metadata } from 'next';
import { paths } from '@/lib/paths';
import { absolute } from '@/lib/site-url';
import type { MemorialView } from './queries/memorial-page';
import { lifeYears } from './rules';

const DESCRIPTION_LENGTH = 200;

/** Title, canonical address and link preview of a memorial page; a private one asks not to be indexed. */
export function memorialMetadata(memorial: MemorialView): Metadata {
  const url = absolute(paths.memorial(memorial.id));
  const title = `${memorial.fullName} (${lifeYears(memorial.birthDate, memorial.deathDate)})`;
  const description = shorten(memorial.biography.replace(/\s+/g, ' '));
  const image = memorial.picture && {
    url: absolute(paths.media(memorial.picture.id, 'preview')),
    width: 1200,
    height: 630,
    alt: `Portrait of ${memorial.fullName}`,
  };
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'profile',
      siteName: 'Perennial',
      title,
      description,
      url,
      ...(image && { images: [image] }),
    },
    twitter: { card: 'summary_large_image', title, description, ...(image && { images: [image] }) },
    ...(!memorial.isPublic && { robots: { index: false, follow: false } }),
  };
}

/** Cut at a word, in whole characters. */
function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= DESCRIPTION_LENGTH) return text;
  const cut = characters.slice(0, DESCRIPTION_LENGTH).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
