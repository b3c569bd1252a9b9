'use client';

import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useId, useState } from 'react';
import type { FormError } from './flatten-errors';

type Props = { errors: readonly FormError[]; reveal?: (name: string) => void };

/**
 * What an attempt found wrong, on top of the form. Give it `key={submitCount}`, so that it appears
 * anew and takes the focus at each attempt, and set `shouldFocusError: false`. While the person
 * corrects, it stays as it is: it moves neither the page nor the cursor.
 * An error whose `name` is empty belongs to the whole form and is shown without a link.
 * `reveal` brings the part of the form with a field into view, before the field is given the focus.
 */
export function ErrorSummary({ errors: latest, reveal }: Props) {
  const [errors, setErrors] = useState(latest);
  if (errors.length === 0 && latest.length > 0) setErrors(latest);
  const titleId = useId();
  if (errors.length === 0) return null;
  return (
    <div
      ref={focusOnAppearing}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-lg border-2 border-danger bg-danger-soft p-4 sm:p-5"
    >
      <h2 id={titleId} className="flex items-center gap-2 text-xl">
        <CircleAlert aria-hidden size={24} className="shrink-0 text-danger" />
        There is a problem
      </h2>
      <ul className="mt-2 space-y-1">
        {errors.map(({ name, message }) => (
          <li key={`${name} ${message}`}>
            {name ? (
              <a
                href={`#${name}`}
                onClick={(event) => goToField(event, name, reveal)}
                className="inline-block py-1 text-danger underline underline-offset-4 hover:text-danger-strong"
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusOnAppearing(summary: HTMLDivElement | null) {
  summary?.focus();
}

/** Like the plain link, but without a step in the browser's history. */
function goToField(event: MouseEvent, name: string, reveal: Props['reveal']) {
  const field = fieldOf(name);
  if (!field) return;
  event.preventDefault();
  reveal?.(name);
  field.focus();
  field.scrollIntoView({ block: 'center' });
}

/** The field itself; for an item of a list that is one field, that field. */
function fieldOf(name: string): HTMLElement | null {
  const field = document.getElementById(name);
  const end = name.lastIndexOf('.');
  return field ?? (end > 0 ? fieldOf(name.slice(0, end)) : null);
}
