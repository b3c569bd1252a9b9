import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPicture } from '@/components/scan/read-picture';
import { getScanRegions } from '@/components/scan/scanner-rules';

const detect = vi.hoisted(() => vi.fn());
const search = vi.hoisted(() => vi.fn());
const unpack = vi.hoisted(() => vi.fn());
const scanFile = vi.hoisted(() => vi.fn());
const release = vi.hoisted(() => vi.fn());
vi.mock('@/components/scan/detect-code', () => ({ detectCode: detect }));
vi.mock('@/components/scan/find-in-worker', () => ({ findInWorker: search }));
vi.mock('@/components/scan/open-heic', () => ({ openHeic: unpack }));
vi.mock('@/components/scan/load-reader', () => ({
  loadReader: async () => () => ({
    reader: { scanFileV2: scanFile, clear: () => {} },
    view: { hidden: false, remove: () => {} },
  }),
}));
vi.mock('@/components/scan/draw-canvas', () => {
  const canvas = { ...SIZE, toBlob: (give: (blob: Blob) => void) => give(new Blob()) };
  const drawFitted = () => {
    if (!canDraw) throw new Error('The browser cannot draw on a canvas');
    return canvas;
  };
  return { drawCanvas: () => canvas, drawFitted, releaseCanvases: release };
});

const SIZE = vi.hoisted(() => ({ width: 600, height: 400 }));
const CODE = 'https://example.org';
const HEIC = '\0\0\0\x14ftypheic\0\0\0\0mif1';
let canOpen: boolean;
let canDraw: boolean;
let leaving: AbortController;

class FakeImage {
  src = '';
  async decode() {
    if (!canOpen) throw new Error('EncodingError');
  }
}

const read = (bytes = '') => readPicture(new File([bytes], 'photo'), leaving.signal);

describe('a chosen picture', () => {
  beforeEach(() => {
    canOpen = true;
    canDraw = true;
    leaving = new AbortController();
    vi.resetAllMocks();
    detect.mockResolvedValue(null);
    scanFile.mockRejectedValue(new Error('No code'));
    search.mockResolvedValue(null);
    unpack.mockRejectedValue(new Error('damaged'));
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
    expect(await read(HEIC)).toBe('heic');
    expect(await read('text')).toBe('no-picture');
    expect(unpack).toHaveBeenCalledOnce();
  });

  it('in HEIC is unpacked only if the browser cannot open it', async () => {
    detect.mockResolvedValue(CODE);
    unpack.mockResolvedValue({ ...SIZE });
    expect(await read(HEIC)).toEqual({ text: CODE });
    expect(unpack).not.toHaveBeenCalled();
    canOpen = false;
    expect(await read(HEIC)).toEqual({ text: CODE });
  });

  it('that cannot be drawn is not called a file that is no picture', async () => {
    canDraw = false;
    await expect(read()).rejects.toThrow('cannot draw');
  });

  it('is not searched any more once the scanner was closed', async () => {
    scanFile.mockImplementation(async () => {
      leaving.abort();
      throw new Error('No code');
    });
    await expect(read()).rejects.toThrow();
    expect(search).not.toHaveBeenCalled();
  });

  it('is not read in parts once the scanner was closed, which ends the worker', async () => {
    search.mockImplementation(async () => {
      leaving.abort();
      throw new Error('The scanner was closed');
    });
    await expect(read()).rejects.toThrow();
    expect(scanFile).toHaveBeenCalledOnce();
  });

  it('leaves no large canvas in memory', async () => {
    await read();
    expect(release.mock.calls.flat().length).toBeGreaterThanOrEqual(2);
  });
});
