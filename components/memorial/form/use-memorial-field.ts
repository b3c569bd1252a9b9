import { type FieldPath, type RegisterOptions, useFormContext } from 'react-hook-form';
import type { MemorialFields } from './memorial-fields';

type Options<Name extends FieldPath<MemorialFields>> = RegisterOptions<MemorialFields, Name>;

/** What a field of the form around takes: its registration and its fault. */
export function useMemorialField() {
  const { register, getFieldState, formState } = useFormContext<MemorialFields>();
  return <Name extends FieldPath<MemorialFields>>(name: Name, options?: Options<Name>) => ({
    ...register(name, options),
    error: getFieldState(name, formState).error?.message,
  });
}
