/** Colours, logo and icons. */
export const LOOK_KEYS = {};
