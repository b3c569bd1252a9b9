'use client';

import { useSyncExternalStore } from 'react';
import { callApi } from '@/lib/browser/api';
import { apiColours } from '@/lib/settings/api-paths';
import type { LookAnswer } from '@/lib/settings/look-api-schema';

/** What the server said last of the colours that are being typed; null before, and after a failure. */
let checked: LookAnswer | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let asked = 0;
const hearers = new Set<() => void>();

/** Each pause in typing is a call. */
const PAUSE_MS = 250;

/** The attribute of the fields with colours. */
export const COLOUR_FIELD = 'data-colour';

/** Asks the server, after a pause, how well the colours in a form would be read. It checks them again when they are saved. */
export function checkSoon(form: HTMLFormElement | null): void {
  clearTimeout(timer);
  timer = setTimeout(() => void checkNow(form), PAUSE_MS);
}

async function checkNow(form: HTMLFormElement | null): Promise<void> {
  const fields = form?.querySelectorAll<HTMLInputElement>(`input[${COLOUR_FIELD}]`) ?? [];
  const typed = [...fields].map((field) => [field.getAttribute(COLOUR_FIELD) ?? '', field.value]);
  const own = ++asked;
  const found = await callApi<LookAnswer>(apiColours(Object.fromEntries(typed))).catch(() => null);
  if (own !== asked) return; // more has been typed meanwhile
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
