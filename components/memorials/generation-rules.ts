import type { RELATIONSHIPS } from '@/lib/memorials/rules';

/** How many relatives of a group are shown while the rest is folded. components/ui/fold.css repeats this number. */
export const RELATIVES_SHOWN = 12;

export type Member = {
  relationship: (typeof RELATIONSHIPS)[number];
  fullName: string;
  isLiving: boolean;
};

/** Relatives as grouped on a page: generations above and below the person, then two lists. */
export type Generations = {
  grandparents: Member[];
  parents: Member[];
  spouses: Member[];
  children: Member[];
  grandchildren: Member[];
  siblings: Member[];
  others: Member[];
};

/** Groups relatives by generation. Each group keeps the family's order. */
export function groupByGeneration(members: readonly Member[]): Generations {
  const ofKind = (...relationships: Member['relationship'][]) =>
    members.filter(({ relationship }) => relationships.includes(relationship));
  return {
    grandparents: ofKind('Grandparent'),
    parents: ofKind('Parent'),
    spouses: ofKind('Spouse'),
    children: ofKind('Child'),
    grandchildren: ofKind('Grandchild'),
    siblings: ofKind('Sibling'),
    others: ofKind('Aunt/Uncle', 'Niece/Nephew', 'Cousin', 'In-law', 'Other'),
  };
}
