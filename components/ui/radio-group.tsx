import type { ComponentProps } from 'react';
import { controlLinks, FieldError, FieldHint, type FieldText } from './field';
import type { SelectOption } from './select';

type RadioGroupProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> &
  Omit<FieldText, 'optional' | 'note'> & { name: string; options: readonly SelectOption[] };

/** A question with radio buttons, one per line. Only `defaultValue` is preselected. The whole line is clickable. */
export function RadioGroup({
  label,
  hint,
  error,
  options,
  name,
  defaultValue,
  ...input
}: RadioGroupProps) {
  const { id: _, ...links } = controlLinks(name, hint, error);
  return (
    <div role="radiogroup" {...links} aria-labelledby={`${name}-label`}>
      <p id={`${name}-label`} className="font-semibold">
        {label}
      </p>
      <FieldHint id={name} hint={hint} />
      <div className="mt-1.5">
        {options.map(({ value, label: text }, index) => (
          <label key={value} className="flex min-h-target items-start gap-3 py-2">
            <input
              {...input}
              {...(defaultValue !== undefined && { defaultChecked: value === defaultValue })}
              // The error summary links to the first radio button.
              id={index === 0 ? name : `${name}-${value}`}
              type="radio"
              name={name}
              value={value}
              className="mt-0.5 size-6 shrink-0 accent-primary"
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldError id={name} error={error} />
    </div>
  );
}
