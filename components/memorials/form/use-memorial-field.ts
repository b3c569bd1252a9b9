import { type FieldPath, type RegisterOptions, useFormContext } from 'react-hook-form';
import { FIELDS, type FieldName, fieldOf, maxLengthOf } from '@/lib/memorials/fields';
import type { MemorialFields } from './memorial-fields';

type Options<Name extends FieldPath<MemorialFields>> = RegisterOptions<MemorialFields, Name>;

/**
 * Returns a function that returns a field's props: its registration, its error and, for a single-line field, its
 * maximum length.
 */
export function useMemorialField() {
  const { register, getFieldState, formState } = useFormContext<MemorialFields>();
  return <Name extends FieldPath<MemorialFields>>(name: Name, options?: Options<Name>) => ({
    ...register(name, options),
    error: getFieldState(name, formState).error?.message,
    ...lineLengthOf(name),
  });
}

/** Paragraphs have no `maxLength`; their length is validated on submit. */
function lineLengthOf(name: string): { maxLength?: number } {
  if (!isFieldName(name)) return {};
  const field = fieldOf(name);
  return field.kind === 'line' ? { maxLength: maxLengthOf(field) } : {};
}

const isFieldName = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);
