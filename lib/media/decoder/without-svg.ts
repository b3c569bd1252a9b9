import sharp from 'sharp';

// sharp reads SVG unless told otherwise, and SVG can name files and addresses (security.md, fact 9).
sharp.block({ operation: ['VipsForeignLoadSvg'] });

/** sharp for what came from strangers. */
export { sharp };
