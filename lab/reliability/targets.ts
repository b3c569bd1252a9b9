export type ReliabilityTarget = { id: string; text: string };

const ROW = /^\| (R\d+) \| ([^|]+) \|/gm;

/** The targets from docs/security.md, in its order. Throws if there are none. */
export function parseTargets(security: string): ReliabilityTarget[] {
  const targets = [...security.matchAll(ROW)].map(([, id = '', text = '']) => ({
    id,
    text: text.trim(),
  }));
  if (targets.length === 0) throw new Error('docs/security.md has no table of targets.');
  return targets;
}
