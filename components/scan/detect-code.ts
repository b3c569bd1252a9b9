import { type ImagePoint, nearestMiddle } from './search/nearest-middle';

/** The parts of the browser's BarcodeDetector that are used here. TypeScript does not know it. */
type Detector = {
  detect: (
    source: HTMLCanvasElement,
  ) => Promise<{ rawValue: string; cornerPoints: ImagePoint[] }[]>;
};
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/**
 * Searches a picture with the browser's own detector, which needs no download. Of several codes, it returns the one
 * nearest the middle. Returns null if it finds no code, fails, or does not exist (Safari, Firefox, Chromium on Linux).
 * @param draw draws the picture; called only if there is a detector
 */
export async function detectCode(draw: () => HTMLCanvasElement): Promise<string | null> {
  const Class: DetectorClass | undefined = Reflect.get(globalThis, 'BarcodeDetector');
  if (!Class) return null;
  try {
    if (!(await Class.getSupportedFormats()).includes('qr_code')) return null;
    const canvas = draw();
    const codes = await new Class({ formats: ['qr_code'] }).detect(canvas);
    const readCodes = codes
      .filter(({ rawValue }) => rawValue !== '')
      .map(({ rawValue, cornerPoints }) => ({ rawValue, corners: cornerPoints }));
    return nearestMiddle(readCodes, canvas)?.rawValue ?? null;
  } catch {
    return null; // on some phones, its service is not installed
  }
}
