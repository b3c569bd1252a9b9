import { factsOf, type Language } from '@/lib/platform/language/languages';
import { foldName } from './rules';

/** The full name in another language or script, with the BCP 47 tag of that language. */
export type OtherName = { language: string; fullName: string };

/** More than any one family needs. */
export const MOST_OTHER_NAMES = 12;

type Born = Named & { maidenName?: string };
type Named = { fullName: string; nickName: string; otherNames: readonly OtherName[] };

/**
 * What a name search looks through: every name of a person. It is stored with the memorial, so whoever changes
 * one of them stores it again, under the memorial's lock (decision 0044).
 */
export const searchNameOf = ({ fullName, nickName, maidenName = '', otherNames }: Born): string =>
  foldName(
    [fullName, nickName, ...otherNames.map((other) => other.fullName), maidenName].join(' '),
  );

/** The names of a page: what its heading says, and the other full names, without a language where none is known. */
export type ShownNames = { heading: string; others: { language?: string; fullName: string }[] };

/**
 * A page in a language that one of the other names is in has that name as its heading; the full name is then one of
 * the others. No name appears twice.
 */
export function namesOnPage({ fullName, nickName, otherNames }: Named, page: Language): ShownNames {
  const { tag } = factsOf(page);
  const heading = otherNames.find(({ language }) => language === tag)?.fullName ?? fullName;
  const seen = new Set([heading, nickName]);
  const others = [{ fullName }, ...otherNames].filter((each) => {
    const isNew = !seen.has(each.fullName);
    seen.add(each.fullName);
    return isNew;
  });
  return { heading, others };
}

/** The other name that a search found somebody by: with a word that the full name lacks. Undefined for none. */
export function nameFoundBy(
  words: readonly string[],
  { fullName, otherNames }: Omit<Named, 'nickName'>,
): OtherName | undefined {
  const known = foldName(fullName);
  const missed = words.filter((word) => !known.includes(word));
  return otherNames.find((other) => {
    const folded = foldName(other.fullName);
    return missed.some((word) => folded.includes(word));
  });
}
