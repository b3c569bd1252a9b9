import { expect, it } from 'vitest';
import { groupByGeneration, type Member } from '@/components/memorials/generation-rules';
import { RELATIONSHIPS } from '@/lib/memorials/rules';

const member = (relationship: Member['relationship'], fullName: string): Member => ({
  relationship,
  fullName,
  isLiving: true,
});

it('shows every relative in exactly one generation', () => {
  const members = RELATIONSHIPS.map((relationship) => member(relationship, relationship));
  const shown = Object.values(groupByGeneration(members)).flat();
  expect(shown).toHaveLength(members.length);
  expect(new Set(shown)).toEqual(new Set(members));
});

it('keeps the order of the family within a generation', () => {
  const members = [
    member('Cousin', 'Ann'),
    member('Child', 'Ben'),
    member('Aunt/Uncle', 'Cem'),
    member('Child', 'Dan'),
  ];
  const { children, others, parents } = groupByGeneration(members);
  expect(children.map(({ fullName }) => fullName)).toEqual(['Ben', 'Dan']);
  expect(others.map(({ fullName }) => fullName)).toEqual(['Ann', 'Cem']);
  expect(parents).toEqual([]);
});
