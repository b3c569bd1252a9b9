import type { RELATIONSHIPS } from '@/lib/memorials/rules';

/** How many relatives of a kind are shown before the rest is folded; components/ui/fold.css repeats the number. */
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
