import type { CompiledMessage } from 'icu-minify/format';

/** Kinds of nodes in a message compiled by icu-minify: `#`, select, plural and selectordinal. */
const POUND = 0;
const HAS_CASES = new Set<unknown>([1, 2, 3]);

/** U+200F, the invisible right-to-left mark. */
const RIGHT_TO_LEFT_MARK = '\u200f';

/**
 * Values that are not isolated: people copy addresses and codes, and programs recognise them, so they must not be
 * surrounded by invisible characters. They read correctly from left to right anywhere.
 */
const NOT_ISOLATED = new Set<unknown>(['address', 'url', 'email', 'code']);

/**
 * A right-to-left message with U+2068 and U+2069 around each value, also inside tags and plurals, so that a name in
 * Latin letters does not change the direction of the sentence around it.
 */
export function isolateValues(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return message;
  const nodes = message.flatMap(isolateInNode);
  return (hasLetters(message) ? nodes : [RIGHT_TO_LEFT_MARK, ...nodes]) as CompiledMessage; // as: made of the same kinds of nodes
}

/**
 * Whether there are letters outside the values. Without any, as in '{filter}: {value}', nothing determines the
 * direction.
 */
const hasLetters = (nodes: readonly unknown[]): boolean =>
  nodes.some((node) =>
    Array.isArray(node) ? hasLettersIn(node) : typeof node === 'string' && /\p{L}/u.test(node),
  );

function hasLettersIn([_name, kind, ...rest]: unknown[]): boolean {
  if (HAS_CASES.has(kind)) return hasLetters(Object.values(Object(rest[0])).flat());
  return hasLetters([kind, ...rest]);
}

function isolateInNode(node: unknown): unknown[] {
  if (!Array.isArray(node)) return [node];
  const [name, kind, ...rest] = node;
  if (node.length === 1) return NOT_ISOLATED.has(name) ? [node] : ['\u2068', node, '\u2069'];
  if (HAS_CASES.has(kind)) return [[name, kind, isolateInCases(rest[0])]];
  if (typeof kind === 'number' && kind !== POUND) return [node]; // numbers and dates
  return [[name, ...node.slice(1).flatMap(isolateInNode)]];
}

const isolateInCases = (cases: object) =>
  Object.fromEntries(
    Object.entries(cases).map(([name, branch]) => [
      name,
      Array.isArray(branch) ? branch.flatMap(isolateInNode) : branch,
    ]),
  );
