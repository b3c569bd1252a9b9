import type { Culture } from './culture';
import { ENGLISH, LATIN_CULTURES } from './cultures-latin';
import { OTHER_CULTURES } from './cultures-other';
import { byShare, oneOf, type Random, sumOfShares } from './random';

const CULTURES: readonly Culture[] = [...LATIN_CULTURES, ...OTHER_CULTURES];
const TOTAL_SHARE = sumOfShares(CULTURES);
/** One person in six is called Mary, as may happen in a country town, so that one search matches very many people. */
const MARY_SHARE = 1 / 6;
const INVENTED_SHARE = 0.35;
const SECOND_NAME_SHARE = 0.4;

export type MadeUpName = {
  culture: Culture;
  fullName: string;
  nickName: string;
  maidenName: string;
  /** The same name in Latin letters, for some names in other scripts; '' for none. */
  latinName: string;
};

/** A random name, and its culture. */
export function makeUpName(random: Random): MadeUpName {
  const isMary = random() < MARY_SHARE;
  const culture = isMary ? ENGLISH : byShare(CULTURES, TOTAL_SHARE, random);
  const given = isMary ? 'Mary' : oneOf(culture.given, random);
  const family = familyOf(culture, random);
  const fullName = joinName(culture, given, family, random);
  const hasLatinName = culture.latin !== undefined && random() < 0.3;
  return {
    culture,
    fullName,
    nickName: random() < 0.12 ? nicknameOf(given) : '',
    maidenName: random() < 0.18 ? familyOf(culture, random) : '',
    latinName: hasLatinName ? latinOf(culture, given, family) : '',
  };
}

function familyOf({ surnameParts: inventedSurnames, family }: Culture, random: Random): string {
  if (!inventedSurnames || random() > INVENTED_SHARE) return oneOf(family, random);
  return oneOf(inventedSurnames.starts, random) + oneOf(inventedSurnames.ends, random);
}

function joinName(culture: Culture, given: string, family: string, random: Random): string {
  const separator = culture.between ?? ' ';
  switch (culture.order) {
    case 'family-given':
      return family + separator + given;
    case 'two-families':
      return `${given} ${family} ${familyOf(culture, random)}`;
    case 'long':
      return `${given} ${oneOf(culture.given, random)} da ${familyOf(culture, random)} ${familyOf(culture, random)} e ${family}`;
    case 'given-family':
      return random() < SECOND_NAME_SHARE
        ? `${given} ${oneOf(culture.given, random)} ${family}`
        : `${given} ${family}`;
  }
}

const nicknameOf = (given: string) =>
  given === 'Mary' ? 'Polly' : [...given].slice(0, 3).join('');

function latinOf({ latin, given, family }: Culture, first: string, last: string): string {
  const names = [latin?.given[given.indexOf(first)], latin?.family[family.indexOf(last)]];
  return names.filter(Boolean).join(' ');
}
