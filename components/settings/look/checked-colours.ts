'use client';

import { useSyncExternalStore } from 'react';
import { callApi } from '@/lib/browser/api';
import { apiColours } from '@/lib/settings/api-paths';
import type { LookAnswer } from '@/lib/settings/look-api-schema';

/** The server's latest check of the typed colours; null before the first one and after a failure. */
let checked: LookAnswer | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let asked = 0;
const hearers = new Set<() => void>();

/** Each pause in typing causes one request. */
const PAUSE_MS = 250;

/** The attribute that marks colour inputs; its value is the setting's key. */
export const COLOUR_FIELD = 'data-colour';

/**
 * After a pause, asks the server how readable the colours in a form are. They are checked again when they are saved.
 */
export function checkSoon(form: HTMLFormElement | null): void {
  clearTimeout(timer);
  timer = setTimeout(() => void checkNow(form), PAUSE_MS);
}

async function checkNow(form: HTMLFormElement | null): Promise<void> {
  const fields = form?.querySelectorAll<HTMLInputElement>(`input[${COLOUR_FIELD}]`) ?? [];
  const typed = [...fields].map((field) => [field.getAttribute(COLOUR_FIELD) ?? '', field.value]);
  const own = ++asked;
  const found = await callApi<LookAnswer>(apiColours(Object.fromEntries(typed))).catch(() => null);
  if (own !== asked) return; // an outdated answer: more has been typed
  checked = found;
  for (const hearer of hearers) hearer();
}

function subscribe(hearer: () => void): () => void {
  hearers.add(hearer);
  return () => {
    hearers.delete(hearer);
    if (hearers.size === 0) checked = null; // the page was left
  };
}

export const useCheckedColours = (): LookAnswer | null =>
  useSyncExternalStore(
    subscribe,
    () => checked,
    () => null,
  );
