'use client';

import { useSyncExternalStore } from 'react';
import { callApi } from '@/lib/browser/api';
import { apiColours } from '@/lib/settings/api-paths';
import type { LookResponse } from '@/lib/settings/look-api-schema';

/** The server's latest check of the typed colours; null before the first one and after a failure. */
let latestCheck: LookResponse | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let requestCount = 0;
const listeners = new Set<() => void>();

/** Each pause in typing causes one request. */
const PAUSE_MS = 250;

/** The attribute that marks colour inputs; its value is the setting's key. */
export const COLOUR_ATTRIBUTE = 'data-colour';

/**
 * After a pause, asks the server how readable the colours in a form are. They are checked again when they are saved.
 */
export function scheduleCheck(form: HTMLFormElement | null): void {
  clearTimeout(timer);
  timer = setTimeout(() => void checkNow(form), PAUSE_MS);
}

async function checkNow(form: HTMLFormElement | null): Promise<void> {
  const fields = form?.querySelectorAll<HTMLInputElement>(`input[${COLOUR_ATTRIBUTE}]`) ?? [];
  const colours = [...fields].map((field) => [
    field.getAttribute(COLOUR_ATTRIBUTE) ?? '',
    field.value,
  ]);
  const requestId = ++requestCount;
  const response = await callApi<LookResponse>(apiColours(Object.fromEntries(colours))).catch(
    () => null,
  );
  if (requestId !== requestCount) return; // an outdated response: the colours have changed since
  latestCheck = response;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) latestCheck = null; // the page was left
  };
}

export const useCheckedColours = (): LookResponse | null =>
  useSyncExternalStore(
    subscribe,
    () => latestCheck,
    () => null,
  );
