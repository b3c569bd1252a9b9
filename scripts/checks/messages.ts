import compile from 'icu-minify/compile';
import type { Texts } from '../messages/read-messages';

/** Kinds of a compiled node, as icu-minify writes them. */
const KINDS = ['', 'select', 'plural', 'selectordinal', 'number', 'date', 'time'];
const HAS_CASES = new Set([1, 2, 3]);

/** The structure of a message: its arguments and tags by kind, and the cases of its plurals and selects. */
type Shape = { parts: Set<string>; cases: { name: string; kind: string; names: string[] }[] };

/** A language's glossary: its words for the product's terms, and the keys whose text may equal the English one. */
export type Glossary = {
  /** English terms with their translations in lower case. A message with the term must contain one of them. */
  terms: Record<string, string[]>;
  /** Keys of messages that express a term in another way, for example by a pronoun. */
  exceptions: string[];
  sameAsEnglish: string[];
};

/** All texts by their full keys. */
export function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [name, value] of Object.entries(texts))
    if (typeof value === 'string') flat.set(prefix + name, value);
    else for (const [key, text] of flatten(value, `${prefix}${name}.`)) flat.set(key, text);
  return flat;
}

/** Whether a file is formatted as translators' tools write it. Otherwise they would change every line. */
export const isCanonical = (text: string): boolean =>
  text === `${JSON.stringify(JSON.parse(text), null, 2)}\n`;

/** Finds faults in one language's messages: syntax, HTML, leading or trailing spaces. */
export function findTextErrors(texts: Map<string, string>): string[] {
  return [...texts].flatMap(([key, text]) => {
    const faults: string[] = [];
    if (text.trim() !== text || text === '')
      faults.push(`${key}: is empty, or begins or ends with a space`);
    if (/&[a-z]+;|<\/?[a-z]+\s|<br/i.test(text)) faults.push(`${key}: has HTML`);
    try {
      shapeOf(text);
    } catch (error) {
      faults.push(`${key}: ${(error as Error).message}`);
    }
    return faults;
  });
}

/** The keys of the English messages that a translation lacks. Pages show the English text until they are translated. */
export const findMissingKeys = (
  english: Map<string, string>,
  translated: Map<string, string>,
): string[] => [...english.keys()].filter((key) => !translated.has(key));

/**
 * Finds faults in a translation's messages, compared with the English ones: surplus keys, different values or tags,
 * wrong plural forms. Missing messages do not count as faults here. `language` is a BCP 47 tag.
 */
export function findTranslationErrors(
  english: Map<string, string>,
  translated: Map<string, string>,
  language: string,
): string[] {
  const pluralForms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const surplus = [...translated.keys()].filter((key) => !english.has(key));
  return [
    ...surplus.map((key) => `${key}: is not among the English messages`),
    ...[...translated].flatMap(([key, text]) => {
      const original = english.get(key);
      return original === undefined
        ? []
        : compareShapes(shapeOf(original), shapeOf(text), pluralForms).map(
            (fault) => `${key}: ${fault}`,
          );
    }),
  ];
}

function compareShapes(original: Shape, translated: Shape, pluralForms: string[]): string[] {
  const missing = [...original.parts].filter((part) => !translated.parts.has(part));
  const addedParts = [...translated.parts].filter((part) => !original.parts.has(part));
  return [
    ...missing.map((part) => `lacks ${part}`),
    ...addedParts.map((part) => `has ${part}, which the English message does not have`),
    ...translated.cases.flatMap(({ name, kind, names }) => {
      const expected =
        kind === 'plural'
          ? pluralForms
          : (original.cases.find((each) => each.name === name)?.names ?? []);
      const forms = names.filter((each) => !each.startsWith('='));
      return [
        ...expected
          .filter((each) => !names.includes(each))
          .map((each) => `{${name}} lacks "${each}"`),
        ...forms
          .filter((each) => !expected.includes(each))
          .map((each) => `{${name}} needs no "${each}"`),
      ];
    }),
  ];
}

/** Finds messages that are still English, or do not use the glossary's words. */
export function findGlossaryErrors(
  english: Map<string, string>,
  translated: Map<string, string>,
  glossary: Glossary,
): string[] {
  const sameAsEnglish = new Set(glossary.sameAsEnglish);
  const exceptions = new Set(glossary.exceptions);
  return [...translated].flatMap(([key, text]) => {
    const original = english.get(key) ?? '';
    if (text === original && hasWords(text) && !sameAsEnglish.has(key))
      return [`${key}: is still English`];
    if (exceptions.has(key) || sameAsEnglish.has(key)) return [];
    return Object.entries(glossary.terms)
      .filter(([term]) => new RegExp(`\\b${term}(?:s|es)?\\b`, 'i').test(original))
      .filter(([, words]) => !words.some((word) => text.toLowerCase().includes(word)))
      .map(([term, words]) => `${key}: says "${term}" without ${words.join(' or ')}`);
  });
}

/** Whether a text has a word besides values and tags. */
const hasWords = (text: string) => /\p{L}{3}/u.test(text.replace(/\{[^}]*\}|<[^>]*>/g, ''));

/** The arguments, tags and cases of a message. Throws if it is not valid ICU MessageFormat. */
function shapeOf(text: string): Shape {
  const shape: Shape = { parts: new Set(), cases: [] };
  const compiled: unknown = compile(text);
  if (Array.isArray(compiled)) for (const node of compiled) collect(node, shape);
  return shape;
}

function collect(node: unknown, shape: Shape): void {
  if (!Array.isArray(node)) return;
  const [name, kind, ...rest] = node;
  if (kind === undefined) shape.parts.add(`{${name}}`);
  else if (typeof kind === 'number' && kind > 0) {
    shape.parts.add(`{${name}, ${KINDS[kind]}}`);
    if (HAS_CASES.has(kind)) collectCases(name, KINDS[kind] ?? '', rest[0], shape);
  } else {
    shape.parts.add(`<${name}>`);
    for (const child of node.slice(1)) collect(child, shape);
  }
}

function collectCases(name: string, kind: string, cases: object, shape: Shape): void {
  shape.cases.push({ name, kind, names: Object.keys(cases) });
  for (const branch of Object.values(cases))
    if (Array.isArray(branch)) for (const child of branch) collect(child, shape);
}

/**
 * The keys that no source file uses, either literally or by a template whose fixed parts match (`form.steps.${step}`,
 * or `${part}.title` in a file that names the part).
 */
export function findUnusedKeys(keys: Iterable<string>, sources: Iterable<string>): string[] {
  const usedKeys = new Set<string>();
  const patterns: RegExp[] = [];
  for (const source of sources) {
    const texts = [...source.matchAll(/['"`]([a-z]\w*(?:\.[\w-]+)*)['"`]/g)].map(
      ([, text = '']) => text,
    );
    for (const text of texts) usedKeys.add(text);
    for (const [, template = ''] of source.matchAll(/`([a-z]\w*\.[^`\s]*\$\{[^`]*)`/g))
      patterns.push(patternOf(template));
    for (const [, ending = ''] of source.matchAll(/`\$\{[^}]*\}(\.[\w.]+)`/g))
      for (const text of texts) usedKeys.add(text + ending);
  }
  return [...keys].filter((key) => !usedKeys.has(key) && !patterns.some((each) => each.test(key)));
}

const patternOf = (template: string) =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map(RegExp.escape)
      .join('.+')}$`,
  );
