/** A fold with a single item behind it would take up more room than it saves. */
export const isWorthAFold = (count: number, shown: number) => count > shown + 1;
