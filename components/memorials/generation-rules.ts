import type { RELATIONSHIPS } from '@/lib/memorials/rules';

/** How many of one kind are shown before the rest is folded; components/ui/fold.css has the number, too. */
export const RELATIVES_SHOWN = 12;

export type Member = {
  relationship: (typeof RELATIONSHIPS)[number];
  fullName: string;
  isLiving: boolean;
};

/** Relatives as a page shows them: three rows above and below the person, then two lists. */
export type Generations = {
  grandparents: Member[];
  parents: Member[];
  spouses: Member[];
  children: Member[];
  grandchildren: Member[];
  siblings: Member[];
  others: Member[];
};

/** Each group keeps the family's own order. */
export function generationsOf(members: readonly Member[]): Generations {
  const are = (...relationships: Member['relationship'][]) =>
    members.filter(({ relationship }) => relationships.includes(relationship));
  return {
    grandparents: are('Grandparent'),
    parents: are('Parent'),
    spouses: are('Spouse'),
    children: are('Child'),
    grandchildren: are('Grandchild'),
    siblings: are('Sibling'),
    others: are('Aunt/Uncle', 'Niece/Nephew', 'Cousin', 'In-law', 'Other'),
  };
}
