import { type Language, languageInfo } from '@/lib/platform/language/languages';
import { otherSpellings } from './name-spelling-rules';
import { foldName } from './rules';

/** A full name in another language or script; `language` is a BCP 47 tag. */
export type OtherName = { language: string; fullName: string };

/** More than any family needs. */
export const MAX_OTHER_NAMES = 12;

type SearchableNames = PersonNames & { maidenName?: string };
type PersonNames = { fullName: string; nickName: string; otherNames: readonly OtherName[] };

/**
 * The text that a search by name looks through: all names of a person, then other spellings of their words. It is
 * stored, so a command that changes a name stores it again, under the memorial's lock (decision 0062).
 */
export function searchNameOf({
  fullName,
  nickName,
  maidenName = '',
  otherNames,
}: SearchableNames): string {
  const names = [fullName, nickName, ...otherNames.map((other) => other.fullName), maidenName];
  const all = names.join(' ');
  return [foldName(all), ...otherSpellings(all)].join(' ');
}

/** `language` is missing if it is not known. */
export type ShownNames = { heading: string; others: { language?: string; fullName: string }[] };

/**
 * If one of the other names is in the language of the page, it becomes the heading and the full
 * name moves to `others`. No name appears twice.
 */
export function namesOnPage(
  { fullName, nickName, otherNames }: PersonNames,
  page: Language,
): ShownNames {
  const { tag } = languageInfo(page);
  const heading = otherNames.find(({ language }) => language === tag)?.fullName ?? fullName;
  const usedNames = new Set([heading, nickName]);
  const others = [{ fullName }, ...otherNames].filter((each) => {
    const isNew = !usedNames.has(each.fullName);
    usedNames.add(each.fullName);
    return isNew;
  });
  return { heading, others };
}

/**
 * The other name that made a search find this person: it contains a searched word that the full
 * name lacks.
 */
export function nameFoundBy(
  words: readonly string[],
  { fullName, otherNames }: Omit<PersonNames, 'nickName'>,
): OtherName | undefined {
  const known = foldName(fullName);
  const missed = words.filter((word) => !known.includes(word));
  return otherNames.find((other) => {
    const folded = foldName(other.fullName);
    return missed.some((word) => folded.includes(word));
  });
}
