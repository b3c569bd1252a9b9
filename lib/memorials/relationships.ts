import type { FamilyRelationship } from '@/lib/platform/db/generated/enums';
import type { RELATIONSHIPS } from './rules';

type Relationship = (typeof RELATIONSHIPS)[number];

/**
 * Maps the specification's names to the names that code uses for the database enum, which cannot contain a slash or
 * hyphen.
 */
const ENUM_OF: Record<Relationship, FamilyRelationship> = {
  Spouse: 'Spouse',
  Child: 'Child',
  Parent: 'Parent',
  Sibling: 'Sibling',
  Grandparent: 'Grandparent',
  Grandchild: 'Grandchild',
  'Aunt/Uncle': 'AuntUncle',
  'Niece/Nephew': 'NieceNephew',
  Cousin: 'Cousin',
  'In-law': 'InLaw',
  Other: 'Other',
};

export const toRelationshipEnum = (relationship: Relationship) => ENUM_OF[relationship];

export const fromRelationshipEnum = (value: FamilyRelationship): Relationship => {
  const found = Object.entries(ENUM_OF).find(([, name]) => name === value);
  return (found?.[0] ?? 'Other') as Relationship; // the keys of ENUM_OF are relationships
};
