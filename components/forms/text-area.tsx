'use client';

import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { classNames } from '../ui/class-names';
import { Field, type FieldText } from './field';
import { fieldParts } from './field-parts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> &
  FieldText & {
    id?: string;
    /** Shows how many characters are used of this many. */
    counter?: number;
  };

export function TextArea({ counter, rows = 5, onChange, className, ...props }: TextAreaProps) {
  const { field, control } = fieldParts(props);
  const [length, setLength] = useState(
    () => String(control.value ?? control.defaultValue ?? '').length,
  );
  const count = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setLength(event.target.value.length);
    return onChange?.(event);
  };
  return (
    <Field {...field}>
      {(links) => (
        <>
          <textarea
            {...control}
            {...links}
            rows={rows}
            onChange={count}
            className={classNames('control block resize-y', className)}
          />
          {counter !== undefined && <Counter length={length} limit={counter} />}
        </>
      )}
    </Field>
  );
}

/** Read out only when the end is near, so that it does not talk over every letter. */
function Counter({ length, limit }: { length: number; limit: number }) {
  const left = limit - length;
  const near = left <= 50;
  return (
    <p className={`mt-1 text-right text-sm ${left < 0 ? 'text-danger' : 'text-ink-soft'}`}>
      <span aria-hidden="true">
        {length} / {limit}
      </span>
      <span aria-live="polite" className="sr-only">
        {near && (left >= 0 ? `${left} characters left` : `${-left} characters too many`)}
      </span>
    </p>
  );
}
