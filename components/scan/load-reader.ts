import type { Html5Qrcode } from 'html5-qrcode';

export type CodeReader = { reader: Html5Qrcode; view: HTMLElement };

let views = 0;

/**
 * Loads html5-qrcode, which no other page carries. Gives the way to make a reader of QR codes alone, in
 * an element of its own inside a parent that stands in the page: the library empties the element
 * that it is given, and finds it by its id (integrations 6.1).
 */
export async function loadReader(): Promise<(parent: HTMLElement) => CodeReader> {
  const { Html5Qrcode, Html5QrcodeSupportedFormats } = await import('html5-qrcode');
  return (parent) => {
    const view = document.createElement('div');
    view.id = `scan-view-${++views}`;
    parent.append(view);
    const reader = new Html5Qrcode(view.id, {
      formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE],
      // The browser's own detector takes every other picture, and exists where no test of ours runs.
      useBarCodeDetectorIfSupported: false,
      verbose: false,
    });
    return { reader, view };
  };
}
