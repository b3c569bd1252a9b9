import type { ComponentProps } from 'react';
import { TextInput } from './text-input';

/** The browser's own date field: a typed or picked day as YYYY-MM-DD. */
export function DateInput(props: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  return <TextInput {...props} type="date" className="max-w-56" />;
}
