import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldArray, useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { useSay } from '@/lib/platform/language/use-say';
import { FormSection } from './form-section';
import type { MemorialFields } from './memorial-fields';

type ListName = 'education' | 'career' | 'familyMembers';
type Props<Name extends ListName> = {
  name: Name;
  /** An empty entry. */
  empty: FieldArray<MemorialFields, Name>;
  limit: number;
  children: (index: number) => ReactNode;
};

/** Entries that can be added and removed, each with its own fields. */
export function EntryList<Name extends ListName>(props: Props<Name>) {
  const { name, empty, limit, children } = props;
  const say = useSay();
  const words: ListName = name;
  const { control } = useFormContext<MemorialFields>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const [status, setStatus] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);

  const add = () => {
    flushSync(() => {
      append(empty, { shouldFocus: false }); // the library does not focus it once the form was submitted
      setStatus(say(`form.entries.${words}.added`, { number: fields.length + 1 }));
    });
    document.querySelector<HTMLElement>(`[name^="${name}.${fields.length}."]`)?.focus();
  };
  const removeAt = (index: number) => {
    remove(index);
    setStatus(say(`form.entries.${words}.removed`, { number: index + 1 }));
    addButton.current?.focus(); // the pressed button is no longer there
  };

  return (
    <FormSection title={say(`form.entries.${words}.title`)}>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="min-w-0 rounded-lg border border-line bg-surface p-4 sm:p-5">
          <legend className="float-start w-full pb-4 font-semibold">
            {say(`form.entries.${words}.entry`, { number: index + 1 })}
          </legend>
          <div className="clear-both space-y-5">
            {children(index)}
            <Button variant="quiet" className="-ms-5" onClick={() => removeAt(index)}>
              {say(`form.entries.${words}.remove`, { number: index + 1 })}
            </Button>
          </div>
        </fieldset>
      ))}
      <p role="status" className="sr-only">
        {status}
      </p>
      {fields.length < limit && (
        <Button ref={addButton} variant="secondary" onClick={add}>
          <Plus aria-hidden size={20} />
          {say(`form.entries.${words}.${fields.length > 0 ? 'addAnother' : 'add'}`)}
        </Button>
      )}
    </FormSection>
  );
}
