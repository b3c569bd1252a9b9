import type { Html5Qrcode } from 'html5-qrcode';

export type CodeReader = { reader: Html5Qrcode; view: HTMLElement };

let viewCount = 0;

/**
 * Loads html5-qrcode, which only this page needs. Returns a function that creates a reader for QR codes in a new
 * element inside `parent`, which must be in the document: the library empties the element it gets and finds it by its
 * id (services.md 6.1).
 */
export async function loadReader(): Promise<(parent: HTMLElement) => CodeReader> {
  const { Html5Qrcode, Html5QrcodeSupportedFormats } = await import('html5-qrcode');
  return (parent) => {
    const view = document.createElement('div');
    view.id = `scan-view-${++viewCount}`;
    parent.append(view);
    const reader = new Html5Qrcode(view.id, {
      formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE],
      // The browser's own detector reads only every other frame, and no browser that we test with has it.
      useBarCodeDetectorIfSupported: false,
      verbose: false,
    });
    return { reader, view };
  };
}
