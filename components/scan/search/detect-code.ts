/** The parts of the browser's BarcodeDetector that are used here. TypeScript does not know it. */
type Detector = { detect: (source: HTMLCanvasElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/**
 * Searches a canvas with the browser's own detector, which needs no download. Returns null if it finds no code, fails,
 * or does not exist (Safari, Firefox, Chromium on Linux).
 */
export async function detectCode(canvas: HTMLCanvasElement): Promise<string | null> {
  const Class: DetectorClass | undefined = Reflect.get(globalThis, 'BarcodeDetector');
  if (!Class) return null;
  try {
    if (!(await Class.getSupportedFormats()).includes('qr_code')) return null;
    const [code] = await new Class({ formats: ['qr_code'] }).detect(canvas);
    return code?.rawValue || null;
  } catch {
    return null; // on some phones, its service is not installed
  }
}
