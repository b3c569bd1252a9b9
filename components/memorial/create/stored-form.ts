import type { FormValues } from './form-values';

/** The spec's name for the form that waits in the browser (spec 3, "Session / user"). */
const KEY = 'memorialFormData';

/** What was typed before a reload, a login or a closed tab; empty where nothing was. */
export function readStoredForm(): Partial<FormValues> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {}; // a private window without storage, or text that is not ours: begin anew
  }
}

/** Keeps what was typed. The picture cannot be kept here; it is uploaded with the form. */
export function storeForm({ profileImage: _, ...values }: Partial<FormValues>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // no room or no storage: the form still works, it only does not survive a reload
  }
}

export function forgetStoredForm(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was stored then
  }
}
