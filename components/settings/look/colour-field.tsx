'use client';

import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Field } from '../../ui/field';
import type { CustomFieldProps } from '../setting-field-data';
import { COLOUR_ATTRIBUTE, scheduleCheck, useCheckedColours } from './checked-colours';

const HEX = /^#[0-9a-f]{6}$/i;
/** The value of the browser's colour input if no colour is set; it cannot be empty. */
const NONE = '#ffffff';

/** A colour setting, as text and as the browser's colour input, with a verdict on its readability. */
export function ColourField({ field, error, disabled }: CustomFieldProps) {
  const t = useTranslate();
  const initialText = field.text ?? '';
  const [text, setText] = useState(initialText);
  const input = useRef<HTMLInputElement>(null);
  const reading = useCheckedColours()?.readings.find(({ key }) => key === field.key);
  useEffect(() => scheduleCheck(input.current?.form ?? null), []);
  const change = (typed: string) => {
    setText(typed);
    scheduleCheck(input.current?.form ?? null);
  };
  const { key, label, hint } = field;
  // An untouched field sends its original value, so that it counts as unchanged.
  const value = text === initialText ? field.value : text.trim() || null;
  return (
    <Field
      id={key}
      label={label}
      hint={hint}
      error={error}
      note={
        reading && (
          <p className="mt-1.5 flex items-start gap-2 text-sm" role="status">
            {reading.isEnough ? (
              <CircleCheck aria-hidden size={18} className="mt-1 shrink-0 text-success" />
            ) : (
              <CircleAlert aria-hidden size={18} className="mt-1 shrink-0 text-danger" />
            )}
            {reading.message}
          </p>
        )
      }
    >
      {(links) => (
        <div className="flex items-center gap-3">
          <input
            {...links}
            {...{ [COLOUR_ATTRIBUTE]: key }}
            ref={input}
            type="text"
            value={text}
            onChange={({ target }) => change(target.value)}
            disabled={disabled}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            className="control max-w-72"
          />
          <input
            type="color"
            value={HEX.test(text.trim()) ? text.trim().toLowerCase() : NONE}
            onChange={({ target }) => change(target.value)}
            disabled={disabled}
            aria-label={t('look.page.pick', { colour: label })}
            className="size-13 shrink-0 cursor-pointer rounded-lg border border-edge bg-surface p-1"
          />
          <input type="hidden" name={key} value={JSON.stringify(value)} disabled={disabled} />
        </div>
      )}
    </Field>
  );
}
