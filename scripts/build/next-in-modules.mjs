import { existsSync, readFileSync } from 'node:fs';

/** The two copies of Next's own code for browsers: CommonJS, which the build finds, and ECMAScript modules. */
const COMMON_JS = /(.*[\\/]next[\\/]dist[\\/])((?:client|lib|shared)[\\/].*)/;

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
  return readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*$/, '');
}
