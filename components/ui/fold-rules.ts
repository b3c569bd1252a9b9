/** Folding a single item would take more space than it saves. */
export const shouldFold = (count: number, shown: number) => count > shown + 1;
