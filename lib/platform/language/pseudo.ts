import type { CompiledMessage } from 'icu-minify/format';
import type { Catalogue } from './compiled-messages';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçďéƒĝĥíĵķļɱñóþɋŕšťúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŤÚṼŴẊÝŽ';
const OTHER_LETTERS = new Map(
  [...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]),
);
/**
 * Node types of a compiled message, as icu-minify writes them: `#`, and choices, plurals and
 * ordinals.
 */
const TYPE_POUND = 0;
const HAS_CASES = new Set([1, 2, 3]);

/** Other languages need up to 40 % more space than English. */
const PADDING = 0.4;

/**
 * English in brackets, with accents and padding, so that text which is not from the messages stands
 * out on a page.
 */
export function pseudoCatalogue(english: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => [
      key,
      isMessage(value) ? wrapInBrackets(value) : pseudoCatalogue(value),
    ]),
  );
}

const isMessage = (value: Catalogue[string]): value is CompiledMessage =>
  typeof value === 'string' || Array.isArray(value);

function wrapInBrackets(message: CompiledMessage): CompiledMessage {
  const nodes = typeof message === 'string' ? [message] : message;
  const length = nodes.filter((node) => typeof node === 'string').join('').length;
  const padding = ' ·'.repeat(Math.ceil((length * PADDING) / 2));
  return ['[', ...nodes.map(addAccents), `${padding}]`] as CompiledMessage; // strings are nodes
}

/**
 * Adds accents to a node: a text, the texts within a tag, or those of each case of a plural or
 * choice.
 */
function addAccents(node: unknown): unknown {
  if (typeof node === 'string')
    return [...node].map((each) => OTHER_LETTERS.get(each) ?? each).join('');
  if (!Array.isArray(node)) return node;
  const [name, kind, ...rest] = node;
  if (typeof kind === 'number' && kind !== TYPE_POUND)
    return HAS_CASES.has(kind) ? [name, kind, addAccentsToCases(rest[0])] : node;
  return [name, ...node.slice(1).map(addAccents)];
}

const addAccentsToCases = (cases: object) =>
  Object.fromEntries(
    Object.entries(cases).map(([name, branch]) => [
      name,
      Array.isArray(branch) ? branch.map(addAccents) : addAccents(branch),
    ]),
  );
