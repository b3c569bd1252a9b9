import { mergeFields } from './merge-fields';
import type { MemorialForm } from './schema';
import type { MemorialFields } from './schema-fields';

/** Stands for an identity number that nobody gave (spec 5). */
export const NO_NUMBER = '00000000';

/** What stands in for what was not given once the money has moved (spec 5). */
const DEFAULTS = {
  name: 'N/A',
  identityType: 'national_id',
  identityNumber: NO_NUMBER,
  nationality: 'Unknown',
  causeOfDeath: 'Unknown',
} as const;

/** The form of a memorial that is made for a paid order. Throws ZodError or `invalid`. */
export const readOrderForm = (fields: MemorialFields): MemorialForm =>
  mergeFields(DEFAULTS, withoutEmpty({ ...fields, causeOfDeath: givenCause(fields) }));

const withoutEmpty = (fields: MemorialFields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  ) as MemorialFields; // every field may be missing

function givenCause({ causeOfDeath }: MemorialFields) {
  if (typeof causeOfDeath !== 'object' || causeOfDeath.primaryCause?.trim()) return causeOfDeath;
  const { primaryCause: _, ...rest } = causeOfDeath;
  return rest;
}
