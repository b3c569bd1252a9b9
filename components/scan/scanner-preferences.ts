/** The localStorage key of the spec's "scanner preferences" (product.md 3, "Session / user"). */
const KEY = 'scannerPreferences';

export type ScannerPreferences = { cameraId: string | null; zoom: number | null };

/** Returns the choices last made in this browser; null for any not made yet. */
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

export function storePreferences(changes: Partial<ScannerPreferences>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readPreferences(), ...changes }));
  } catch {
    // no storage: the next visit starts with the default camera
  }
}
