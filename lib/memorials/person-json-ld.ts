import { paths } from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';
import type { MemorialView } from './queries/memorial-view';

/** The relationships that schema.org has a word for. */
const RELATED = { Spouse: 'spouse', Child: 'children', Parent: 'parent', Sibling: 'sibling' };

/**
 * The remembered person as schema.org's Person, for search engines. Public facts only; of the family,
 * the names of those who have died too. The living are on the page and not in what machines collect.
 */
export function personJsonLd(memorial: MemorialView) {
  const url = absolute(paths.memorial(memorial.id));
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': url,
    url,
    name: memorial.fullName,
    alternateName: memorial.nickName,
    additionalName: memorial.maidenName,
    birthDate: memorial.birthDate,
    deathDate: memorial.deathDate,
    birthPlace: named('Place', memorial.placeOfBirth),
    nationality: memorial.nationality,
    description: memorial.biography.split('\n')[0],
    image: memorial.picture && absolute(paths.media(memorial.picture.id, '1600')),
    knowsLanguage: memorial.languagesSpoken,
    award: memorial.achievements,
    jobTitle: distinct(memorial.career.map(({ title }) => title)),
    worksFor: distinct(memorial.career.map(({ company }) => company)).map(organization),
    alumniOf: distinct(memorial.education.map(({ institution }) => institution)).map((name) =>
      named('EducationalOrganization', name),
    ),
    memberOf: memorial.militaryService ? organization(memorial.militaryBranch) : null,
    ...relatives(memorial.familyMembers),
  });
}

function relatives(family: MemorialView['familyMembers']) {
  const dead = family.filter(({ isLiving }) => !isLiving);
  return Object.fromEntries(
    Object.entries(RELATED).map(([relationship, property]) => [
      property,
      dead
        .filter((member) => member.relationship === relationship)
        .map(({ fullName }) => named('Person', fullName)),
    ]),
  );
}

const organization = (name: string) => named('Organization', name);

const named = (type: string, name: string) => (name ? { '@type': type, name } : null);

const distinct = (values: string[]) => [...new Set(values)].filter((value) => value !== '');

/** What is not known is left out. */
const withoutEmpty = (facts: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(facts).filter(([, fact]) =>
      Array.isArray(fact) ? fact.length > 0 : fact !== null && fact !== '',
    ),
  );
