import { mergeFields } from './merge-fields';
import { toFieldNames } from './names';
import type { MemorialForm } from './schema';
import type { RequestFields } from './schema-request';

/** Replaces an identity number that was not sent (product.md 5). */
export const NO_NUMBER = '00000000';

/** Replaces required values that were not sent, once the order is paid (product.md 5). */
const DEFAULTS = {
  fullName: 'N/A',
  identityType: 'national_id',
  identityNumber: NO_NUMBER,
  nationality: 'Unknown',
  causeOfDeath: 'Unknown',
} as const;

/** The form of a memorial that is made for a paid order. Throws ZodError or `invalid`. */
export const readOrderForm = (fields: RequestFields): MemorialForm =>
  mergeFields(
    DEFAULTS,
    toFieldNames(withoutEmpty({ ...fields, causeOfDeath: givenCause(fields) })),
    true,
  );

/** The form of a memorial that is free: nothing is filled in for whoever sends it. Throws ZodError or `invalid`. */
export const readFreeForm = (fields: RequestFields): MemorialForm =>
  mergeFields({}, toFieldNames(fields), true);

const withoutEmpty = (fields: RequestFields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  ) as RequestFields; // every field may be missing

function givenCause({ causeOfDeath }: RequestFields) {
  if (typeof causeOfDeath !== 'object' || causeOfDeath.primaryCause?.trim()) return causeOfDeath;
  const { primaryCause: _, ...rest } = causeOfDeath;
  return rest;
}
