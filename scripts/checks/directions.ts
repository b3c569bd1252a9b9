const SIZE = '(?:auto|full|px|\\d[\\w./]*|\\[[^\\]]*\\]|\\([^)]*\\))';
/** Tailwind's utilities: `ml-4`, `sm:-left-2`, `rounded-tl-lg`, `text-right`. */
const UTILITY = new RegExp(
  `(?<![\\w-])-?(?:(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right)-${SIZE}` +
    `|(?:border|rounded|rounded-[tb])-?[lr](?:-[\\w/]+)?|(?:text|float|clear|origin)-(?:left|right))(?![\\w-])`,
  'g',
);
/** `margin-left`, `left: 0`, `text-align: right` in CSS; `marginLeft` in an element's own style. */
const PROPERTY =
  /(?:margin|padding|border)-(?:left|right)\b|(?<![\w-])(?:left|right):\s*(?:\d|-|auto|var|calc)|(?:text-align|float|clear):\s*(?:left|right)\b|\b(?:margin|padding|border)(?:Left|Right)\b/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;

/**
 * Finds styles that use left or right instead of the start or end of a line.
 * @param source a component or a stylesheet
 * @returns each style with its line number, from 1
 */
export function findPhysicalDirections(source: string): { line: number; style: string }[] {
  const text = source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  return text.split('\n').flatMap((content, at) =>
    [...content.matchAll(UTILITY), ...content.matchAll(PROPERTY)].map(([style]) => ({
      line: at + 1,
      style,
    })),
  );
}
