import { type Position, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import type { LookForCodes } from './find-code';
import type { Corners } from './flatten-code';

/** A picture of a wall of niches may show other codes beside the one that is meant. */
const MAX_READ = 8;
/** Letters and ornaments may look like corners of codes. The library ends with this many, even if it read none. */
const MAX_SEEN = 40;
const OPTIONS: ReaderOptions = {
  formats: ['QRCodeModel2'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  textMode: 'Plain',
};

/** Looks for QR codes with zxing-wasm, whose .wasm file must have been located or loaded. Throws if it does not run. */
export const lookForCodes: LookForCodes = async (image, isUnreadWanted = false) => {
  // as: an ImageData of a browser has these members; the reader uses no others.
  const codes = await readBarcodes(image as ImageData, {
    ...OPTIONS,
    maxNumberOfSymbols: isUnreadWanted ? MAX_SEEN : MAX_READ,
    returnErrors: isUnreadWanted,
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
