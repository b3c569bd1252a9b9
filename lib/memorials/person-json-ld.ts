import { absoluteUrl } from '@/lib/platform/absolute-url';
import * as paths from '@/lib/platform/paths';
import { partialIsoDate } from './life-date-rules';
import type { MemorialPageView } from './queries/memorial-page';
import type { MemorialView } from './queries/memorial-view';
import { shorten } from './shorten';

/** The most entries of a list. */
const MOST = 10;

/** The relationships for which schema.org has a property. */
const RELATED = { Spouse: 'spouse', Child: 'children', Parent: 'parent', Sibling: 'sibling' };

/**
 * The person as schema.org's Person, for search engines. Contains only public facts. Of the relatives
 * it names only those who have died: living ones are on the page, but do not belong in data that
 * machines harvest. Texts and lists are cut, because the data is in the head of the page.
 */
export function personJsonLd(memorial: MemorialPageView) {
  const url = absoluteUrl(paths.memorial(memorial.id));
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': url,
    url,
    name: memorial.fullName,
    alternateName: oneOrAll(distinct([memorial.nickName, ...inOtherLanguages(memorial)])),
    additionalName: memorial.maidenName,
    birthDate: partialIsoDate(memorial.birthDate, memorial.birthPrecision),
    deathDate: partialIsoDate(memorial.deathDate, memorial.deathPrecision),
    birthPlace: named('Place', memorial.placeOfBirth),
    nationality: memorial.nationality,
    description: shorten(memorial.words.biography.value.split('\n')[0] ?? ''),
    image: memorial.picture && absoluteUrl(paths.media(memorial.picture.id, '1600')),
    knowsLanguage: memorial.languagesSpoken.slice(0, MOST),
    award: memorial.words.achievements.value.slice(0, MOST).map(shorten),
    jobTitle: distinct(memorial.career.map(({ title }) => title)),
    worksFor: distinct(memorial.career.map(({ company }) => company)).map(organization),
    alumniOf: distinct(memorial.education.map(({ institution }) => institution)).map((name) =>
      named('EducationalOrganization', name),
    ),
    memberOf: memorial.militaryService ? organization(memorial.militaryBranch) : null,
    ...relatives(memorial.familyMembers),
  });
}

const inOtherLanguages = ({ fullName, otherNames }: MemorialView) =>
  otherNames.map((other) => other.fullName).filter((name) => name !== fullName);

const oneOrAll = (values: string[]) => (values.length === 1 ? values[0] : values);

function relatives(family: MemorialView['familyMembers']) {
  const dead = family.filter(({ isLiving }) => !isLiving);
  return Object.fromEntries(
    Object.entries(RELATED).map(([relationship, property]) => [
      property,
      dead
        .filter((member) => member.relationship === relationship)
        .slice(0, MOST)
        .map(({ fullName }) => named('Person', fullName)),
    ]),
  );
}

const organization = (name: string) => named('Organization', name);

const named = (type: string, name: string) => (name ? { '@type': type, name } : null);

const distinct = (values: string[]) =>
  [...new Set(values)].filter((value) => value !== '').slice(0, MOST);

const withoutEmpty = (facts: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(facts).filter(([, fact]) =>
      Array.isArray(fact) ? fact.length > 0 : fact !== null && fact !== '',
    ),
  );
