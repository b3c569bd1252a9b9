import type { ReactNode } from 'react';
import {
  type FieldArray,
  type FieldArrayWithId,
  useFieldArray,
  useFormContext,
} from 'react-hook-form';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { EntryFields } from './entry-fields';
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
  const t = useTranslate();
  const messageGroup: ListName = name;
  const { control } = useFormContext<MemorialFields>();
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <FormSection title={t(`form.entries.${messageGroup}.title`)}>
      <EntryFields
        name={name}
        ids={fields.map(({ id }) => id)}
        labels={{
          entry: (number) => t(`form.entries.${messageGroup}.entry`, { number }),
          added: (number) => t(`form.entries.${messageGroup}.added`, { number }),
          removed: (number) => t(`form.entries.${messageGroup}.removed`, { number }),
          remove: (number) => t(`form.entries.${messageGroup}.remove`, { number }),
          add: t(`form.entries.${messageGroup}.${fields.length > 0 ? 'addAnother' : 'add'}`),
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
      </EntryFields>
    </FormSection>
  );
}
