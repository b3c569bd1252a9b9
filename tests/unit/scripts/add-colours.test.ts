import { describe, expect, it } from 'vitest';
import { addColours } from '@/scripts/drawings/add-colours';

const TOKENS = `:root {
  --leaf: green;
  --bloom: red;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --leaf: darkgreen;
    --bloom: darkred;
  }
}
`;
const drawing = (inner: string) => `<svg viewBox="0 0 1 1"><g>${inner}</g></svg>`;
const LEAF = '<path fill="var(--leaf)"/>';

describe('addColours', () => {
  it('adds the colours that a drawing uses, for both schemes', () =>
    expect(addColours(drawing(LEAF + LEAF), TOKENS)).toBe(
      '<svg viewBox="0 0 1 1"><style>:root{--leaf:green}@media(prefers-color-scheme:dark){:root{--leaf:darkgreen}}' +
        `</style><g>${LEAF}${LEAF}</g></svg>`,
    ));

  it('replaces the colours added by an earlier call', () => {
    const before = addColours(drawing(LEAF), TOKENS);
    const after = addColours(before, TOKENS.replace('--leaf: green', '--leaf: lime'));
    expect(after).toBe(before.replace('--leaf:green', '--leaf:lime'));
  });

  it('leaves a drawing without colour tokens unchanged', () =>
    expect(addColours(drawing('<path/>'), TOKENS)).toBe(drawing('<path/>')));

  it.each([
    ['an unknown colour', LEAF.replace('leaf', 'sky'), TOKENS],
    ['a colour that the dark scheme lacks', LEAF, TOKENS.replace('--leaf: darkgreen;', '')],
  ])('throws for %s', (_, inner, tokens) =>
    expect(() => addColours(drawing(inner), tokens)).toThrow('for one of its schemes'),
  );
});
