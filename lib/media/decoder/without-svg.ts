import sharp from 'sharp';

// sharp reads SVG by default, and an SVG can refer to files and addresses (security.md, fact 9).
sharp.block({ operation: ['VipsForeignLoadSvg'] });

/** sharp for files from strangers. */
export { sharp };
