import type { MemorialForm } from './schema';
import type { MemorialFields } from './schema-fields';

/**
 * The form's military block. `militaryService` is the block itself, as the form has it, or whether there
 * is one, with `militaryDetails` beside it (decisions.md). Gives nothing when neither was sent.
 */
export function mergeMilitary(
  stored: MemorialForm['militaryService'],
  { militaryService, militaryDetails }: MemorialFields,
): object {
  if (militaryService === false) return { militaryService: undefined };
  if (typeof militaryService === 'object')
    return { militaryService: { ...stored, ...militaryService } };
  if (!militaryService && !militaryDetails) return {};
  return { militaryService: { ...stored, ...militaryDetails } };
}
