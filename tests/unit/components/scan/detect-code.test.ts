import { afterEach, expect, it, vi } from 'vitest';
import { detectCode } from '@/components/scan/detect-code';

const CANVAS = { width: 300, height: 300 } as HTMLCanvasElement; // as: no other member is used

const codeAt = (rawValue: string, x: number) => ({
  rawValue,
  cornerPoints: [0, 20].flatMap((down) =>
    [0, 20].map((along) => ({ x: x + along, y: 140 + down })),
  ),
});

function detectorOf(detect: () => Promise<unknown>) {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = detect;
    },
  );
}

afterEach(() => vi.unstubAllGlobals());

it('returns the code nearest the middle, not that of the next niche', async () => {
  detectorOf(async () => [codeAt('left', 10), codeAt('', 140), codeAt('middle', 120)]);
  expect(await detectCode(() => CANVAS)).toBe('middle');
});

it('returns null if there is no code, or no service', async () => {
  detectorOf(async () => []);
  expect(await detectCode(() => CANVAS)).toBeNull();
  detectorOf(() => Promise.reject(new Error('NotSupportedError')));
  expect(await detectCode(() => CANVAS)).toBeNull();
});

it('draws nothing if the browser has no detector', async () => {
  const draw = vi.fn();
  expect(await detectCode(draw)).toBeNull();
  expect(draw).not.toHaveBeenCalled();
});
