import { IDENTITY_TYPES } from '@/lib/memorials/rules';
import type { Translate } from '@/lib/platform/language/message';

/** The options for the type of an identity document (product.md 3, "Enumerations"). */
export const identityTypeOptions = (t: Translate) =>
  IDENTITY_TYPES.map((value) => ({ value, label: t(`form.identityTypes.${value}`) }));
