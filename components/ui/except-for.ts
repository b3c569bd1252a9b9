const LIST = new Intl.ListFormat('en-GB');

/** Returns ', except a, b and c' for the end of a sentence; '' for nothing. */
export const exceptFor = (things: readonly string[]): string =>
  things.length > 0 ? `, except ${LIST.format(things)}` : '';
