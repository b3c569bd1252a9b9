import type { ComponentProps } from 'react';
import { controlLinks, FieldError, FieldHint, type FieldText } from './field';

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type'> &
  Omit<FieldText, 'optional'> & { id?: string };

/** A checkbox with its label. The whole line is clickable. */
export function Checkbox({ label, hint, error, id: givenId, ...input }: CheckboxProps) {
  const id = givenId ?? input.name ?? label;
  return (
    <div>
      <label htmlFor={id} className="flex min-h-target items-start gap-3 py-2">
        <input
          {...input}
          {...controlLinks(id, hint, error)}
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 accent-primary"
        />
        <span>{label}</span>
      </label>
      <div className="ps-9">
        <FieldHint id={id} hint={hint} />
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}
