import { existsSync, readFileSync } from 'node:fs';

/** Next ships its browser code twice: as CommonJS, which the build finds, and as ECMAScript modules. */
const COMMON_JS = /(.*[\\/]next[\\/]dist[\\/])((?:client|lib|shared)[\\/].*)/;

/**
 * Replacements, by file, for Next's code of features that this site does not use (decision 0065).
 *
 * @type {Record<string, string>}
 */
export const REPLACEMENTS = {
  // The site has no server actions: browsers send data to its API.
  'client/components/router-reducer/reducers/server-action-reducer.js':
    "export function serverActionReducer() { throw new Error('This site has no server actions'); }",
  // The styles of the page that Next shows if app/global-error.tsx fails too. It is unstyled without them.
  'client/components/builtin/error-styles.js':
    "export const errorStyles = {}; export const errorThemeCss = ''; export const WarningIcon = () => null;",
};

/**
 * A Turbopack loader that replaces a CommonJS file of Next with the same file as an ECMAScript module, so that the
 * build can drop unused exports (decision 0065). Returns `source` if there is no such module.
 *
 * @this {{ resourcePath: string, addDependency: (file: string) => void }}
 * @param {string} source
 * @returns {string}
 */
export default function nextInModules(source) {
  const file = this.resourcePath.replace(COMMON_JS, '$1esm/$2');
  if (file === this.resourcePath || !existsSync(file)) return source;
  this.addDependency(file);
  const [, , name = ''] = COMMON_JS.exec(this.resourcePath) ?? [];
  const replacement = REPLACEMENTS[name.replaceAll('\\', '/')];
  return replacement ?? readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*$/, '');
}
