import postcss, { type ChildNode, type Container, type Root, type Rule } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';

/** What the beginning of a page contains. */
type Contents = { tags: Set<string>; classes: Set<string>; codePoints: Set<number> };

const OPENING_TAG = /<([a-z][\w-]*)([^>]*)>/gi;
const CLASSES = /\sclass="([^"]*)"/;
const CODE_POINTS = /U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi;

/** A release has one style sheet for all pages, and parsing it takes a tenth of a second. */
let lastParsed: { sheet: string; root: Root } | undefined;

/**
 * Selects the part of a style sheet that the beginning of a page needs on a screen. A rule is needed if the tags and
 * classes of one of its selectors occur. Attributes and what is in `:not()` or `:has()` are not looked at.
 * @param beginning HTML from its start to anywhere in the body, as React renders it
 * @param sheet the whole style sheet, whose parts refer to each other by unique names
 * @returns the rules that are needed, with the font faces, keyframes and properties that these name
 */
export function firstScreenStyles(beginning: string, sheet: string): string {
  if (lastParsed?.sheet !== sheet) lastParsed = { sheet, root: postcss.parse(sheet) };
  const { root } = lastParsed;
  const contents = contentsOf(beginning);
  const rules = write(root, (node) => node.type === 'rule' && isNeeded(node, contents));
  const styles = write(root, (node) =>
    node.type === 'rule' ? isNeeded(node, contents) : isNamed(node, rules, contents),
  );
  return `${layerOrder(root)}${styles}`;
}

function contentsOf(html: string): Contents {
  const contents: Contents = {
    tags: new Set(),
    classes: new Set(),
    codePoints: new Set([...html].map((character) => character.codePointAt(0) ?? 0)),
  };
  for (const [, tag = '', attributes = ''] of html.matchAll(OPENING_TAG)) {
    contents.tags.add(tag.toLowerCase());
    for (const name of CLASSES.exec(attributes)?.[1]?.split(' ') ?? []) contents.classes.add(name);
  }
  return contents;
}

/**
 * Groups that a first screen does not need: Tailwind's substitute for `@property` in older browsers, and the colours in
 * lab(), of which each has the same colour in hexadecimal digits before it.
 */
const LEFT_OUT = ['media print', 'layer properties', 'supports (color:lab(0% 0 0))'];

/** Writes the nodes for which `isKept` is true, inside the groups that they are in. Groups that become empty are left out. */
function write(container: Container<ChildNode>, isKept: (node: ChildNode) => boolean): string {
  let text = '';
  container.each((node) => {
    if (node.type !== 'atrule' || !isGroup(node.name) || !node.nodes) {
      if (isKept(node)) text += node.toString();
      return;
    }
    const inner = LEFT_OUT.includes(`${node.name} ${node.params}`) ? '' : write(node, isKept);
    if (inner !== '') text += `@${node.name} ${node.params}{${inner}}`;
  });
  return text;
}

const isGroup = (name: string) => ['media', 'supports', 'layer', 'container'].includes(name);

const selectorsOf = new WeakMap<Rule, Selector[]>();

function isNeeded(rule: Rule, contents: Contents): boolean {
  const selectors = selectorsOf.get(rule) ?? parseSelector().astSync(rule.selector).nodes;
  selectorsOf.set(rule, selectors);
  return selectors.some((selector) => mayMatch(selector, contents));
}

const mayMatch = (selector: Selector, contents: Contents): boolean =>
  selector.nodes.every((node) => {
    if (node.type === 'class') return contents.classes.has(node.value);
    if (node.type === 'tag') return contents.tags.has(node.value.toLowerCase());
    if (node.type !== 'pseudo' || ![':is', ':where'].includes(node.value)) return true;
    return node.nodes.some((inner) => mayMatch(inner, contents));
  });

function isNamed(node: ChildNode, rules: string, { codePoints }: Contents): boolean {
  if (node.type !== 'atrule') return false;
  if (node.name !== 'font-face') return node.params !== '' && rules.includes(node.params);
  const descriptors = new Map<string, string>();
  node.each((child) => {
    if (child.type === 'decl') descriptors.set(child.prop, child.value);
  });
  const family = descriptors.get('font-family')?.replaceAll(/["']/g, '') ?? '';
  const range = descriptors.get('unicode-range');
  return rules.includes(family) && (range === undefined || coversAny(range, codePoints));
}

/** @param range the value of `unicode-range`, such as `U+0-7F, U+4??` */
const coversAny = (range: string, codePoints: Set<number>): boolean =>
  [...range.matchAll(CODE_POINTS)].some(([, first = '', last = first]) => {
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    const to = Number.parseInt(last.replaceAll('?', 'F'), 16);
    return [...codePoints].some((codePoint) => codePoint >= from && codePoint <= to);
  });

/** The order of all layers, also of those left out: the whole style sheet comes later, and must not change it. */
function layerOrder(root: Root): string {
  const layers = new Set<string>();
  root.each((node) => {
    if (node.type === 'atrule' && node.name === 'layer')
      for (const layer of node.params.split(',')) layers.add(layer.trim());
  });
  return layers.size > 0 ? `@layer ${[...layers].join(',')};` : '';
}
