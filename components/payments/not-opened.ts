/** Why an attempt ended whose popup did not load. */
export const NOT_OPENED = 'The payment window did not open.';
