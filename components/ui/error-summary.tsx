'use client';

import { CircleAlert } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { focusOnMount } from '@/lib/browser/focus-on-mount';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { FormError } from './flatten-errors';

type Props = {
  errors: readonly FormError[];
  children?: ReactNode;
};

/**
 * The errors of a submit, above the form. With `key={submitCount}` it is remounted and takes the focus after each
 * submit; set `shouldFocusError: false`. While the person corrects the form, fixed errors disappear, but no errors are
 * added, since that would need a remount, which takes the focus from the field. An error with an empty `name` concerns
 * the whole form and has no link.
 */
export function ErrorSummary({ errors: latest, children }: Props) {
  const [displayed, setDisplayed] = useState(latest);
  const errors = remainingErrors(displayed, latest);
  if (errors.length < displayed.length) setDisplayed(errors);
  const t = useTranslate();
  const titleId = useId();
  if (errors.length === 0) return null;
  return (
    <div
      ref={focusOnMount}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-lg border-2 border-danger bg-danger-soft p-4 sm:p-5"
    >
      <h2 id={titleId} className="flex items-center gap-2 text-xl">
        <CircleAlert aria-hidden size={24} className="shrink-0 text-danger" />
        {t('ui.errorSummary')}
      </h2>
      <ul className="mt-2 space-y-1">
        {errors.map(({ name, message }) => (
          <li key={`${name} ${message}`}>
            {name ? (
              <a
                href={`#${name}`}
                onClick={(event) => goToField(event, name)}
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
      {children}
    </div>
  );
}

/** Returns the displayed errors that still exist, with their current messages. */
const remainingErrors = (displayed: readonly FormError[], latest: readonly FormError[]) =>
  displayed.flatMap(({ name }) => latest.find((error) => error.name === name) ?? []);

/** Works like the link but adds no history entry. Opens a `<details>` around the field. */
function goToField(event: MouseEvent, name: string) {
  const field = findField(name);
  if (!field) return;
  event.preventDefault();
  field.closest('details')?.setAttribute('open', '');
  field.focus();
  field.scrollIntoView({ block: 'center' });
}

/** Returns the field. If a list item has no field with this name, returns the field of its list. */
function findField(name: string): HTMLElement | null {
  const field = document.getElementById(name);
  const end = name.lastIndexOf('.');
  return field ?? (end > 0 ? findField(name.slice(0, end)) : null);
}
