/**
 * Parses what Paystack sends. Ids have 64 bits, a JavaScript number 53: they are kept as the text that
 * came (payments.md 1.3). Throws a SyntaxError as `JSON.parse` does.
 */
export const parseWithWholeIds = (text: string): unknown =>
  JSON.parse(text, (key: string, value: unknown, context?: { source?: string }) =>
    key === 'id' && typeof value === 'number' ? (context?.source ?? String(value)) : value,
  );
