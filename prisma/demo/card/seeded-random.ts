/** A random generator that returns the same sequence for the same seed. */
export type RandomSource = {
  /** A number from `low` up to, but not including, `high`. */
  between: (low: number, high: number) => number;
  /** One of the choices, all equally likely. */
  pick: <T>(choices: readonly [T, ...T[]]) => T;
};

/** Creates a random generator from a text as its seed (FNV-1a into mulberry32). */
export function seededRandom(seed: string): RandomSource {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

function hashText(seed: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(seed)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash;
}
