import type { FieldErrors } from 'react-hook-form';

export type FormError = { name: string; message: string };

/** react-hook-form's tree of errors as a list: `education.0.institution` and its sentence. */
export function flattenErrors(errors: FieldErrors, prefix = ''): FormError[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (!value || typeof value !== 'object' || key === 'ref') return [];
    const name = prefix + key;
    const own = 'message' in value && typeof value.message === 'string' ? value.message : '';
    if (own) return [{ name: key === 'root' ? prefix.slice(0, -1) : name, message: own }];
    return flattenErrors(value as FieldErrors, `${name}.`); // a branch of the same tree
  });
}
