import { type ComponentProps, useState } from 'react';
import { classNames } from '../ui/class-names';
import { Field, type FieldText } from './field';
import { fieldParts } from './field-parts';
import { ShowButton } from './show-button';

export type ConcealedInputProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> &
  FieldText & { id?: string };

type Props = ConcealedInputProps & { concealedBy: 'type' | 'dots' };

/** A line whose letters are hidden until asked for: by a password's `type`, or drawn as `dots`. */
export function ConcealedInput({ concealedBy, ...props }: Props) {
  const { field, control } = fieldParts(props);
  const [shown, setShown] = useState(false);
  const concealed = shown ? null : concealedBy;
  return (
    <Field {...field}>
      {(links) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...links}
            type={concealed === 'type' ? 'password' : 'text'}
            className={classNames(
              'control pr-26',
              concealed === 'dots' && '[-webkit-text-security:disc]',
            )}
          />
          <ShowButton label={field.label} shown={shown} onToggle={() => setShown(!shown)} />
        </div>
      )}
    </Field>
  );
}
