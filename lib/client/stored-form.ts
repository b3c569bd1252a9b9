/** The spec's name for the creation form that waits in the browser (spec 3, "Session / user"). */
const KEY = 'memorialFormData';

/** What was typed before a reload, a login or a closed tab; empty where nothing was. */
export function readStoredForm(): object {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {}; // a private window without storage, or text that is not ours: begin anew
  }
}

/** Keeps what was typed, without the picture: a file cannot be kept here. */
export function storeForm(values: object): void {
  try {
    const typed = Object.entries(values).filter(([, value]) => !(value instanceof FileList));
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // no room or no storage: the form still works, it only does not survive a reload
  }
}

/** Called when the memorial is paid for, and at logout: the next person here must not read it. */
export function forgetStoredForm(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was stored then
  }
}
