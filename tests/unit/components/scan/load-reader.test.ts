import { expect, it, vi } from 'vitest';

const createReader = vi.hoisted(() => vi.fn());
vi.mock('html5-qrcode', () => ({
  Html5QrcodeSupportedFormats: { QR_CODE: 0 },
  Html5Qrcode: class {
    constructor(...given: unknown[]) {
      createReader(...given);
    }
  },
}));

it('reads only QR codes, with the decoder whose results were measured', async () => {
  const { loadReader } = await import('@/components/scan/load-reader');
  vi.stubGlobal('document', { createElement: () => ({ id: '' }) });
  const parent = { append: () => {} };
  (await loadReader())(parent as unknown as HTMLElement); // as: this is all it uses
  expect(createReader).toHaveBeenCalledWith(expect.stringMatching(/^scan-view-/), {
    formatsToSupport: [0],
    useBarCodeDetectorIfSupported: false,
    verbose: false,
  });
});
