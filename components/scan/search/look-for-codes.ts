import { type Position, readBarcodes } from 'zxing-wasm/reader';
import type { LookForCodes } from './find-code';
import type { Corners } from './flatten-code';

/** A picture of a stone may show other codes beside the one that can be read. */
const MAX_CODES = 3;

/** Looks for QR codes with zxing-wasm, whose .wasm file must have been located or loaded. Throws if it does not run. */
export const lookForCodes: LookForCodes = async (image) => {
  // as: an ImageData of a browser has these members; the reader uses no others.
  const codes = await readBarcodes(image as ImageData, {
    formats: ['QRCodeModel2'],
    tryHarder: true,
    tryRotate: true,
    tryInvert: true,
    tryDownscale: true,
    maxNumberOfSymbols: MAX_CODES,
    returnErrors: true,
    textMode: 'Plain',
  });
  return codes.map(({ isValid, text, position }) => ({
    text: isValid && text !== '' ? text : null,
    corners: cornersOf(position),
  }));
};

const cornersOf = ({ topLeft, topRight, bottomRight, bottomLeft }: Position): Corners => [
  topLeft,
  topRight,
  bottomRight,
  bottomLeft,
];
