/** Where the spec's "scanner preferences" are kept (spec 3, "Session / user"). */
const KEY = 'scannerPreferences';

export type ScannerPreferences = { cameraId: string | null; zoom: number | null };

/** What was chosen here last; nulls where nothing was, or where the browser keeps nothing. */
export function readPreferences(): ScannerPreferences {
  try {
    const stored = new Map(Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}')));
    const [cameraId, zoom] = [stored.get('cameraId'), stored.get('zoom')];
    return {
      cameraId: typeof cameraId === 'string' ? cameraId : null,
      zoom: typeof zoom === 'number' ? zoom : null,
    };
  } catch {
    return { cameraId: null, zoom: null };
  }
}

export function keepPreferences(changed: Partial<ScannerPreferences>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readPreferences(), ...changed }));
  } catch {
    // no storage: the next visit begins with the usual camera
  }
}
