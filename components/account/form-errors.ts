import type { FieldErrors } from 'react-hook-form';
import { type FormError, flattenErrors } from '../forms/flatten-errors';

/** The summary's lines: a sentence that two fields share is said once. */
export const formErrors = (errors: FieldErrors): FormError[] =>
  flattenErrors(errors).filter(
    ({ message }, at, all) => all.findIndex((other) => other.message === message) === at,
  );
