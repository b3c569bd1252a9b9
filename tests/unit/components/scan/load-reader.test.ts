import { expect, it, vi } from 'vitest';

const createReader = vi.hoisted(() => vi.fn());
vi.mock('html5-qrcode', () => ({
  Html5QrcodeSupportedFormats: { QR_CODE: 0 },
  Html5Qrcode: class {
    constructor(...args: unknown[]) {
      createReader(...args);
    }
  },
}));

it('reads only QR codes, with the decoder whose results were measured', async () => {
  const { loadReader } = await import('@/components/scan/load-reader');
  vi.stubGlobal('document', { createElement: () => ({ id: '' }) });
  const parent = { append: () => {} };
  (await loadReader())(parent as unknown as HTMLElement); // as: the reader uses no other member
  expect(createReader).toHaveBeenCalledWith(expect.stringMatching(/^scan-view-/), {
    formatsToSupport: [0],
    useBarCodeDetectorIfSupported: false,
    verbose: false,
  });
});
