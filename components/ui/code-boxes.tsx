'use client';

import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { CODE_LENGTH, enterDigits, joinSlots, splitSlots } from './code-slots';
import { FieldError, FieldHint, type FieldText } from './field';

type CodeBoxesProps = Omit<FieldText, 'optional'> & {
  /** Also the id of the first box, for the error summary. */
  name: string;
  value: string;
  onChange: (code: string) => void;
  disabled?: boolean;
};

/** Six boxes for an e-mailed code. With react-hook-form, pass it the `field` of a Controller. */
export function CodeBoxes({ name, label, hint, error, value, onChange, disabled }: CodeBoxesProps) {
  const t = useTranslate();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const slots = splitSlots(value);
  const goTo = (box: number) => boxes.current[box]?.focus();

  const onType = (at: number, typed: string) => {
    const { code, next } = enterDigits(value, at, typed);
    onChange(code);
    goTo(next);
  };
  const onKeyDown = (at: number, event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') goTo(at - 1);
    else if (event.key === 'ArrowRight') goTo(at + 1);
    else if (event.key === 'Backspace' && slots[at] === '' && at > 0) {
      onChange(joinSlots(slots.with(at - 1, '')));
      goTo(at - 1);
    } else return;
    event.preventDefault();
  };
  const onPaste = (at: number, event: ClipboardEvent) => {
    event.preventDefault();
    onType(at, event.clipboardData.getData('text'));
  };
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');

  return (
    <fieldset aria-describedby={describedBy || undefined}>
      <legend className="font-semibold">{label}</legend>
      <FieldHint id={name} hint={hint} />
      {/* Digits run left-to-right in every language. */}
      <div dir="ltr" className="mt-2 flex max-w-96 gap-1.5 sm:gap-2.5">
        {slots.map((digit, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position, and boxes never move.
            key={at}
            ref={(box) => {
              boxes.current[at] = box;
            }}
            id={at === 0 ? name : `${name}-${at + 1}`}
            aria-label={t('ui.digit', { digit: at + 1, digits: CODE_LENGTH })}
            aria-invalid={error ? true : undefined}
            type="text"
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            value={digit}
            disabled={disabled}
            onChange={(event) => onType(at, event.target.value)}
            onKeyDown={(event) => onKeyDown(at, event)}
            onPaste={(event) => onPaste(at, event)}
            onFocus={(event) => event.target.select()}
            className="control min-w-0 px-0 text-center text-xl tabular-nums"
          />
        ))}
      </div>
      <FieldError id={name} error={error} />
    </fieldset>
  );
}
