import { type FieldPath, type RegisterOptions, useFormContext } from 'react-hook-form';
import { FIELDS, type FieldName, fieldOf, maxLengthOf } from '@/lib/memorials/fields';
import type { MemorialFields } from './memorial-fields';

type Options<Name extends FieldPath<MemorialFields>> = RegisterOptions<MemorialFields, Name>;

/** Returns a function that makes the props of a field: its registration, its error, and a line's maximum length. */
export function useMemorialField() {
  const { register, getFieldState, formState } = useFormContext<MemorialFields>();
  return <Name extends FieldPath<MemorialFields>>(name: Name, options?: Options<Name>) => ({
    ...register(name, options),
    error: getFieldState(name, formState).error?.message,
    ...lineLengthOf(name),
  });
}

/** Returns nothing for other kinds: the length of a paragraph is checked on submit. */
function lineLengthOf(name: string): { maxLength?: number } {
  if (!isFieldName(name)) return {};
  const field = fieldOf(name);
  return field.kind === 'line' ? { maxLength: maxLengthOf(field) } : {};
}

const isFieldName = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);
