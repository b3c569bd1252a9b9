'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { type PluralTexts, translateCount } from '@/lib/platform/language/plural-texts';
import { classNames } from './class-names';
import { Field, type FieldText, fieldParts } from './field';

/** The settings of a counter that shows how many of `limit` characters are used. */
export type CharacterCounter = { limit: number; left: PluralTexts; tooMany: PluralTexts };

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> &
  FieldText & {
    id?: string;
    counter?: CharacterCounter;
  };

export function TextArea({ counter, rows = 5, onChange, className, ref, ...props }: TextAreaProps) {
  const { field, control } = fieldParts(props);
  const area = useRef<HTMLTextAreaElement | null>(null);
  const [length, setLength] = useState(
    () => String(control.value ?? control.defaultValue ?? '').length,
  );
  const updateLength = () => setLength(area.current?.value.length ?? 0);
  // Text also changes without typing, when the form or the browser restores it.
  useEffect(updateLength);
  const setRefs = (element: HTMLTextAreaElement | null) => {
    area.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };
  return (
    <Field {...field}>
      {(links) => (
        <>
          <textarea
            {...control}
            {...links}
            ref={setRefs}
            rows={rows}
            onChange={(event) => {
              updateLength();
              return onChange?.(event);
            }}
            className={classNames('control block resize-y', className)}
          />
          {counter !== undefined && <Counter length={length} {...counter} />}
        </>
      )}
    </Field>
  );
}

/** Announced only near the limit, so that screen readers do not speak after every letter. */
function Counter({ length, limit, ...texts }: CharacterCounter & { length: number }) {
  const left = limit - length;
  const isNearLimit = left <= 50;
  return (
    <p className={`mt-1 text-end text-sm ${left < 0 ? 'text-danger' : 'text-ink-soft'}`}>
      <span aria-hidden="true" dir="ltr">
        {length} / {limit}
      </span>
      <span aria-live="polite" className="sr-only">
        {isNearLimit && translateCount(left < 0 ? texts.tooMany : texts.left, Math.abs(left))}
      </span>
    </p>
  );
}
