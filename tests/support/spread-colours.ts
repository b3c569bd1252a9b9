/** Yields `#rrggbb` colours spread over the whole colour space, the same ones on every run. */
export function* spreadColours(count: number): Generator<string> {
  let state = 20_261_126;
  for (let index = 0; index < count; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield `#${(state >>> 8).toString(16).padStart(6, '0')}`;
  }
}
