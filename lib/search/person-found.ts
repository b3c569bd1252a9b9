import type { OtherName } from '@/lib/memorials/name-rules';
import type { MemorialCardView } from '@/lib/memorials/queries/list-memorials';
import { foldName } from '@/lib/memorials/rules';

/** The name that matched, if the full name does not show why somebody was found. */
type MatchedName = {
  kind: 'nickName' | 'maidenName' | 'otherName';
  name: string;
  /** The BCP 47 tag of a name in another language; else null. */
  language: string | null;
};

export type PersonFound = MemorialCardView & { because: MatchedName | null };

type Names = {
  fullName: string;
  nickName: string;
  maidenName: string;
  otherNames: readonly OtherName[];
};

/** The first of a person's names that contains a searched word which the full name lacks; null if there is none. */
export function becauseOf(words: readonly string[], names: Names): MatchedName | null {
  const known = foldName(names.fullName);
  const missingWords = words.filter((word) => !known.includes(word));
  const all: MatchedName[] = [
    { kind: 'maidenName', name: names.maidenName, language: null },
    { kind: 'nickName', name: names.nickName, language: null },
    ...names.otherNames.map(
      ({ fullName, language }) => ({ kind: 'otherName', name: fullName, language }) as const,
    ),
  ];
  return (
    all.find(({ name }) => {
      const folded = foldName(name);
      return missingWords.some((word) => folded.includes(word));
    }) ?? null
  );
}
