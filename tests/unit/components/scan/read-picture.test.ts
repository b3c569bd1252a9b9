import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPicture } from '@/components/scan/read-picture';
import { getScanRegions } from '@/components/scan/scanner-rules';

const detect = vi.hoisted(() => vi.fn());
const search = vi.hoisted(() => vi.fn());
const scanFile = vi.hoisted(() => vi.fn());
vi.mock('@/components/scan/search/detect-code', () => ({ detectCode: detect }));
vi.mock('@/components/scan/search/find-in-worker', () => ({ findInWorker: search }));
vi.mock('@/components/scan/load-reader', () => ({
  loadReader: async () => () => ({
    reader: { scanFileV2: scanFile, clear: () => {} },
    view: { hidden: false, remove: () => {} },
  }),
}));
vi.mock('@/components/scan/draw-canvas', () => {
  const canvas = { ...SIZE, toBlob: (give: (blob: Blob) => void) => give(new Blob()) };
  return { drawCanvas: () => canvas, drawFitted: () => canvas, pixelsOf: () => ({}) };
});

const SIZE = vi.hoisted(() => ({ width: 600, height: 400 }));
const CODE = 'https://example.org';
let canOpen: boolean;

class FakeImage {
  src = '';
  async decode() {
    if (!canOpen) throw new Error('EncodingError');
  }
}

const read = (bytes = '') => readPicture(new File([bytes], 'photo'));

describe('a chosen picture', () => {
  beforeEach(() => {
    canOpen = true;
    vi.resetAllMocks();
    detect.mockResolvedValue(null);
    scanFile.mockRejectedValue(new Error('No code'));
    search.mockResolvedValue(null);
    vi.stubGlobal('Image', FakeImage);
    vi.stubGlobal('document', { body: {} });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is read by the browser's own detector, with nothing loaded", async () => {
    detect.mockResolvedValue(CODE);
    expect(await read()).toEqual({ text: CODE });
    expect(scanFile).not.toHaveBeenCalled();
    expect(search).not.toHaveBeenCalled();
  });

  it('is read by html5-qrcode before the worker, which is a larger download', async () => {
    scanFile.mockResolvedValue({ decodedText: CODE });
    expect(await read()).toEqual({ text: CODE });
    expect(search).not.toHaveBeenCalled();
  });

  it('is searched in the worker if nothing else reads it', async () => {
    search.mockResolvedValue(CODE);
    expect(await read()).toEqual({ text: CODE });
    expect(scanFile).toHaveBeenCalledOnce();
    search.mockResolvedValue(null);
    expect(await read()).toBe('no-code');
  });

  it('is read in parts and at angles by html5-qrcode if the worker cannot be loaded', async () => {
    search.mockRejectedValue(new Error('offline'));
    expect(await read()).toBe('no-code');
    expect(scanFile).toHaveBeenCalledTimes(getScanRegions(SIZE.width, SIZE.height).length);
  });

  it('that cannot be opened is named by its kind', async () => {
    canOpen = false;
    expect(await read('\0\0\0\x24ftypheic')).toBe('heic');
    expect(await read('text')).toBe('no-picture');
  });
});
