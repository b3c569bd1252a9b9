import { paths } from '@/lib/paths';
import { absolute } from '@/lib/site-url';
import type { MemorialView } from './queries/memorial-page';

/** The remembered person as schema.org's Person, for search engines. Public facts only. */
export function personJsonLd(memorial: MemorialView) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': absolute(paths.memorial(memorial.id)),
    name: memorial.fullName,
    ...(memorial.nickName && { alternateName: memorial.nickName }),
    birthDate: memorial.birthDate,
    deathDate: memorial.deathDate,
    birthPlace: { '@type': 'Place', name: memorial.placeOfBirth },
    nationality: memorial.nationality,
    description: memorial.biography.split('\n')[0],
    url: absolute(paths.memorial(memorial.id)),
    ...(memorial.picture && { image: absolute(paths.media(memorial.picture.id, 'preview')) }),
  };
}
