/** Which files may name a payment provider outside its folders. */
export type AllowedNames = {
  /** Addresses and field names from the specification, which app/ and lib/ may use. */
  publicNames: string[];
  /** Files that may name a provider, each with the reason. */
  files: Record<string, string>;
};

const CHECKED_FILES = /^(app|components|lib|server|scripts)\/|^(middleware\.ts|next\.config\.mjs)$/;
const OWN_FOLDERS = /^(lib|components)\/payments\/providers\//;
const USES_PUBLIC_NAMES = /^(app|lib)\//;
/** These routes may name the provider in their address. */
const ROUTE = /^app\/api\/payments\/.*\/route\.ts$/;

/**
 * Looks for payment providers' names in the paths and texts of the product's files, ignoring case.
 * @param sources all source files with their texts; those outside the product are ignored
 * @param providers the names to look for
 * @returns a sentence for each file that must not name a provider, and for each unused exception
 */
export function findNamingErrors(
  sources: { file: string; text: string }[],
  providers: string[],
  { publicNames, files }: AllowedNames,
): string[] {
  const checkedFiles = sources
    .filter(({ file }) => CHECKED_FILES.test(file) && !OWN_FOLDERS.test(file))
    .map(({ file, text }) => ({ file, words: `${file}\n${text}` }));
  const publicParts = checkedFiles.filter(({ file }) => USES_PUBLIC_NAMES.test(file));
  const offenders = checkedFiles
    .filter(({ file, words: content }) => {
      const remaining = USES_PUBLIC_NAMES.test(file) ? removeNames(publicNames, content) : content;
      return providers.some(
        (name) => contains(remaining, name) && !(ROUTE.test(file) && contains(file, name)),
      );
    })
    .map(({ file }) => file);
  return [
    ...offenders
      .filter((file) => !(file in files))
      .map((file) => `${file} names a payment provider; only its own folders may`),
    ...Object.keys(files)
      .filter((file) => !offenders.includes(file))
      .map((file) => `${file} is listed as naming a payment provider but names none`),
    ...publicNames
      .filter(
        (publicName) => !publicParts.some(({ words: content }) => content.includes(publicName)),
      )
      .map((publicName) => `${publicName} is listed as a public name but nothing uses it`),
  ];
}

const contains = (content: string, name: string) =>
  content.toLowerCase().includes(name.toLowerCase());

const removeNames = (publicNames: string[], content: string) =>
  publicNames.reduce(
    (remaining, publicName) => remaining.replace(new RegExp(`\\b${publicName}\\b`, 'g'), ''),
    content,
  );
