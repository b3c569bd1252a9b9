import { IDENTITY_TYPES } from '@/lib/memorials/rules';
import type { Say } from '@/lib/platform/language/said';

/** The options for the type of an identity document (product.md 3, "Enumerations"). */
export const identityTypeOptions = (say: Say) =>
  IDENTITY_TYPES.map((value) => ({ value, label: say(`form.identityTypes.${value}`) }));
