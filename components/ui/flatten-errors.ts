import type { FieldErrors } from 'react-hook-form';

export type FormError = { name: string; message: string };

/** Flattens react-hook-form's tree of errors into a list of names (`education.0.institution`) and messages. */
export function flattenErrors(errors: FieldErrors, prefix = ''): FormError[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (!value || typeof value !== 'object' || key === 'ref') return [];
    const name = prefix + key;
    const ownMessage = 'message' in value && typeof value.message === 'string' ? value.message : '';
    if (ownMessage)
      return [{ name: key === 'root' ? prefix.slice(0, -1) : name, message: ownMessage }];
    return flattenErrors(value as FieldErrors, `${name}.`); // as: a branch of the same tree
  });
}

/** Returns the errors for the summary. A message shared by two fields appears once. */
export const formErrors = (errors: FieldErrors): FormError[] =>
  flattenErrors(errors).filter(
    ({ message }, index, all) => all.findIndex((other) => other.message === message) === index,
  );
