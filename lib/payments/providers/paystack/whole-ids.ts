/**
 * Parses Paystack's JSON. Its ids have 64 bits and would lose digits as JavaScript numbers, so `id`
 * is kept as text (payments.md 1.3). Throws SyntaxError as `JSON.parse` does.
 */
export const parseWithWholeIds = (text: string): unknown =>
  JSON.parse(text, (key: string, value: unknown, context?: { source?: string }) =>
    key === 'id' && typeof value === 'number' ? (context?.source ?? String(value)) : value,
  );
