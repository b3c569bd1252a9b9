const FOLDERS = 'app|components|docs|lab|lib|prisma|public|sandbox|scripts|server|tests';
/**
 * Matches `lib/platform/env.ts`, `server/`, `lib/<domain>/schema.ts`, `app/[language]/…/page.tsx`, but no part of a
 * longer address.
 */
const PATH = new RegExp(
  `(?<![\\w/.@{}-])(?:${FOLDERS})/(?:[\\w.@/[\\]()<>|*…-]|\\{[\\w,-]+\\})*`,
  'g',
);
/** A bare file name between backticks: `middleware.ts`, `registry.ts`. */
const BARE_NAME = /`(\.?[\w-][\w.-]*\.(?:ts|tsx|mjs|json|md|css|sh|prisma|example))`/g;
const PLACEHOLDER = /[…*{}<>|]/;

/**
 * The files and folders of this repository that a document names.
 * @param text the whole document
 * @returns paths from the repository's root, and bare file names, without duplicates
 */
export function findNamedFiles(text: string): string[] {
  const paths = [...text.matchAll(PATH)].map(([path]) => withoutPunctuation(path));
  const bareNames = [...text.matchAll(BARE_NAME)].map(([, name = '']) => name);
  return [...new Set([...paths, ...bareNames])];
}

/**
 * Whether a name that `findNamedFiles` returned exists.
 * @param files every file of the repository, as paths from its root
 * @param name a file, a file without its ending, a folder or the bare name of a file. `…` stands for any path,
 *   `<domain>` and `*` for any part of one, `(a|b)` and `{a,b}` for one of several
 */
export function namedFileExists(files: string[], name: string): boolean {
  const path = name.replace(/\/$/, '');
  if (PLACEHOLDER.test(path)) return files.some((file) => patternOf(path).test(file));
  return files.some(
    (file) =>
      file === path ||
      file.startsWith(`${path}/`) ||
      file.startsWith(`${path}.`) ||
      (!path.includes('/') && file.endsWith(`/${path}`)),
  );
}

/** Removes the sentence's punctuation, or a bracket opened before the path, from its end. */
function withoutPunctuation(path: string): string {
  const end = path.replace(/\]\(.*$/, '').replace(/[.,]+$/, '');
  const isWhole =
    !(end.endsWith(')') && !end.includes('(')) && !(end.endsWith(']') && !end.includes('['));
  return isWhole ? end : withoutPunctuation(end.slice(0, -1));
}

function patternOf(path: string): RegExp {
  const source = path
    .replace(/<[^>]*>/g, '*')
    .replace(/[.[\]]/g, '\\$&')
    .replace(/\(([\w|]+)\)/g, '\\((?:$1)\\)')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll('*', '[^/]*')
    .replaceAll('/…/', '/(?:.*/)?')
    .replaceAll('…', '.*');
  return new RegExp(`^${source}(?:[./].*)?$`);
}
