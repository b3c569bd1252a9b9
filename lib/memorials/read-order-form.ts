import { mergeFields } from './merge-fields';
import { toFieldNames } from './names';
import type { MemorialForm } from './schema';
import type { RequestFields } from './schema-request';

/** Replaces an identity number that was not sent (product.md 5). */
export const MISSING_NUMBER = '00000000';

/**
 * Replacements for required values that were not sent: a paid memorial is created anyway
 * (product.md 5).
 */
const DEFAULTS = {
  fullName: 'N/A',
  identityType: 'national_id',
  identityNumber: MISSING_NUMBER,
  nationality: 'Unknown',
  causeOfDeath: 'Unknown',
} as const;

/**
 * The form for the memorial of a paid order, with DEFAULTS for missing values. Throws ZodError or
 * `invalid`.
 */
export const readOrderForm = (fields: RequestFields): MemorialForm =>
  mergeFields(
    DEFAULTS,
    toFieldNames(withoutEmpty({ ...fields, causeOfDeath: nonEmptyCause(fields) })),
    true,
  );

/**
 * The form for a free memorial, without defaults for missing values. Throws ZodError or `invalid`.
 */
export const readFreeForm = (fields: RequestFields): MemorialForm =>
  mergeFields({}, toFieldNames(fields), true);

const withoutEmpty = (fields: RequestFields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  ) as RequestFields; // every field is optional

function nonEmptyCause({ causeOfDeath }: RequestFields) {
  if (typeof causeOfDeath !== 'object' || causeOfDeath.primaryCause?.trim()) return causeOfDeath;
  const { primaryCause: _, ...rest } = causeOfDeath;
  return rest;
}
