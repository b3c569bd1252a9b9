import { existsSync, readFileSync } from 'node:fs';

/** The two copies of Next's own code for browsers: CommonJS, which the build finds, and ECMAScript modules. */
const COMMON_JS = /(.*[\\/]next[\\/]dist[\\/])((?:client|lib|shared)[\\/].*)/;

/**
 * By file, what a browser gets instead of Next's code for what this site does not have (decision 0065).
 *
 * @type {Record<string, string>}
 */
export const INSTEAD = {
  // The site has no server actions: what browsers send goes to its API.
  'client/components/router-reducer/reducers/server-action-reducer.js':
    "export function serverActionReducer() { throw new Error('This site has no server actions'); }",
  // The looks of the page that Next shows where app/global-error.tsx fails, too. It is without style then.
  'client/components/builtin/error-styles.js':
    "export const errorStyles = {}; export const errorThemeCss = ''; export const WarningIcon = () => null;",
};

/**
 * A loader for Turbopack: returns, for a file of Next's code in CommonJS, the same file as an ECMAScript module, so that the
 * build can leave out of it what nobody imports (decision 0065). Returns `source` itself where there is none.
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
  const instead = INSTEAD[name.replaceAll('\\', '/')];
  return instead ?? readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*$/, '');
}
