import postcss, { type ChildNode, type Container } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';

/** A style sheet, read once. `order` names its layers in their order, also those of which nothing is selected. */
export type ReadSheet = { order: string; parts: Part[] };
type Part = Group | SelectedRule | NamedRule;
/** Rules inside `@media`, `@layer` and the like; `start` is what comes before the opening brace. */
type Group = { kind: 'group'; start: string; parts: Part[] };
type SelectedRule = { kind: 'rule'; text: string; selectors: Selector[] };
/** A font face, an animation or a registered property, of use only where a rule names it. */
type NamedRule = { kind: 'named'; text: string; name: string; range: string | undefined };

/** What the beginning of a page contains. */
type Contents = { tags: Set<string>; classes: Set<string>; codePoints: Set<number> };

/** Reads a style sheet for `firstScreenStyles`, which takes a tenth of a second or more. Throws if it is not CSS. */
export function readSheet(css: string): ReadSheet {
  const root = postcss.parse(css);
  const layers = new Set<string>();
  root.each((node) => {
    if (node.type === 'atrule' && node.name === 'layer')
      for (const layer of node.params.split(',')) layers.add(layer.trim());
  });
  return { order: layers.size > 0 ? `@layer ${[...layers].join(',')};` : '', parts: partsOf(root) };
}

/**
 * Selects the part of a style sheet that the beginning of a page needs on a screen. A rule is needed if the tags and
 * classes of one of its selectors occur. Attributes and what is in `:not()` or `:has()` are not looked at.
 * @param beginning HTML from its start to anywhere in the body, as React renders it
 * @returns the rules that are needed, with the font faces, animations and properties that these name
 */
export function firstScreenStyles(beginning: string, { order, parts }: ReadSheet): string {
  const contents = contentsOf(beginning);
  const isNeeded = (part: SelectedRule) =>
    part.selectors.some((selector) => mayMatch(selector, contents));
  const rules = write(parts, (part) => part.kind === 'rule' && isNeeded(part));
  const isNamed = ({ name, range }: NamedRule) =>
    rules.includes(name) && (range === undefined || coversAny(range, contents.codePoints));
  return order + write(parts, (part) => (part.kind === 'rule' ? isNeeded(part) : isNamed(part)));
}

/**
 * Groups that a first screen does not need. Of each colour in lab(), the same one in hexadecimal digits comes before it.
 */
const LEFT_OUT = ['@media print', '@supports (color:lab(0% 0 0))'];

function partsOf(container: Container<ChildNode>): Part[] {
  return (container.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === 'rule')
      return [
        { kind: 'rule', text: `${node}`, selectors: parseSelector().astSync(node.selector).nodes },
      ];
    if (node.type !== 'atrule' || !node.nodes) return [];
    const start = `@${node.name} ${node.params}`;
    if (LEFT_OUT.includes(start)) return [];
    if (node.nodes.some(({ type }) => type === 'decl')) {
      const values = new Map(
        node.nodes.map((child) => (child.type === 'decl' ? [child.prop, child.value] : ['', ''])),
      );
      const name = values.get('font-family')?.replaceAll(/["']/g, '') ?? node.params;
      return [{ kind: 'named', text: `${node}`, name, range: values.get('unicode-range') }];
    }
    if (node.name.endsWith('keyframes'))
      return [{ kind: 'named', text: `${node}`, name: node.params, range: undefined }];
    return [{ kind: 'group', start, parts: partsOf(node) }];
  });
}

/** Writes the parts for which `isKept` is true, inside their groups. Groups that become empty are left out. */
function write(parts: Part[], isKept: (part: SelectedRule | NamedRule) => boolean): string {
  let text = '';
  for (const part of parts) {
    if (part.kind !== 'group') {
      if (isKept(part)) text += part.text;
      continue;
    }
    const inner = write(part.parts, isKept);
    if (inner !== '') text += `${part.start}{${inner}}`;
  }
  return text;
}

const mayMatch = (selector: Selector, contents: Contents): boolean =>
  selector.nodes.every((node) => {
    if (node.type === 'class') return contents.classes.has(node.value);
    if (node.type === 'tag') return contents.tags.has(node.value.toLowerCase());
    if (node.type !== 'pseudo' || ![':is', ':where'].includes(node.value)) return true;
    return node.nodes.some((inner) => mayMatch(inner, contents));
  });

const OPENING_TAG = /<([a-z][\w-]*)([^>]*)>/gi;
const CLASSES = /\sclass="([^"]*)"/;
/** How React escapes attributes. */
const ESCAPED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function contentsOf(html: string): Contents {
  const codePoints = new Set(Array.from(html, (character) => character.codePointAt(0) ?? 0));
  const contents: Contents = { tags: new Set(), classes: new Set(), codePoints };
  for (const [, tag = '', attributes = ''] of html.matchAll(OPENING_TAG)) {
    contents.tags.add(tag.toLowerCase());
    const classes = CLASSES.exec(attributes)?.[1] ?? '';
    const names = classes.replaceAll(/&([\w#]+);/g, (all, name) => ESCAPED[name] ?? all);
    for (const name of names.split(' ')) contents.classes.add(name);
  }
  return contents;
}

const CODE_POINTS = /U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi;

/** @param range the value of `unicode-range`, such as `U+0-7F,U+4??` */
const coversAny = (range: string, codePoints: Set<number>): boolean =>
  [...range.matchAll(CODE_POINTS)].some(([, first = '', last = first]) => {
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    const to = Number.parseInt(last.replaceAll('?', 'F'), 16);
    return [...codePoints].some((codePoint) => codePoint >= from && codePoint <= to);
  });
