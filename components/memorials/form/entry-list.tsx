import type { ReactNode } from 'react';
import {
  type FieldArray,
  type FieldArrayWithId,
  useFieldArray,
  useFormContext,
} from 'react-hook-form';
import { useSay } from '@/lib/platform/language/use-say';
import { Entries } from './entries';
import { FormSection } from './form-section';
import type { MemorialFields } from './memorial-fields';

type ListName = 'education' | 'career' | 'familyMembers';
type Props<Name extends ListName> = {
  name: Name;
  empty: FieldArray<MemorialFields, Name>;
  limit: number;
  /** Whether an entry may be removed. By default all may. */
  mayRemove?: ((entry: FieldArrayWithId<MemorialFields, Name>) => boolean) | undefined;
  children: (index: number) => ReactNode;
};

/** A section of the memorial form with a list of field groups that can be added and removed. */
export function EntryList<Name extends ListName>(props: Props<Name>) {
  const { name, empty, limit, mayRemove, children } = props;
  const say = useSay();
  const words: ListName = name;
  const { control } = useFormContext<MemorialFields>();
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <FormSection title={say(`form.entries.${words}.title`)}>
      <Entries
        name={name}
        ids={fields.map(({ id }) => id)}
        words={{
          entry: (number) => say(`form.entries.${words}.entry`, { number }),
          added: (number) => say(`form.entries.${words}.added`, { number }),
          removed: (number) => say(`form.entries.${words}.removed`, { number }),
          remove: (number) => say(`form.entries.${words}.remove`, { number }),
          add: say(`form.entries.${words}.${fields.length > 0 ? 'addAnother' : 'add'}`),
        }}
        limit={limit}
        onAdd={() => append(empty, { shouldFocus: false })} // the library's own focusing does not work after a submit
        onRemove={remove}
        mayRemove={(index) => {
          const entry = fields[index];
          return !entry || !mayRemove || mayRemove(entry);
        }}
      >
        {children}
      </Entries>
    </FormSection>
  );
}
