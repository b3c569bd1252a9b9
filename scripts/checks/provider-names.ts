/** Which files may name a payment provider outside its folders. */
export type AllowedNames = {
  /** Addresses and field names from the specification, which app/ and lib/ may use. */
  publicNames: string[];
  /** Files that may name a provider, each with the reason. */
  files: Record<string, string>;
};

const CHECKED = /^(app|components|lib|server|scripts)\/|^(middleware\.ts|next\.config\.mjs)$/;
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
  const checked = sources
    .filter(({ file }) => CHECKED.test(file) && !OWN_FOLDERS.test(file))
    .map(({ file, text }) => ({ file, words: `${file}\n${text}` }));
  const publicParts = checked.filter(({ file }) => USES_PUBLIC_NAMES.test(file));
  const offenders = checked
    .filter(({ file, words }) => {
      const left = USES_PUBLIC_NAMES.test(file) ? without(publicNames, words) : words;
      return providers.some(
        (name) => contains(left, name) && !(ROUTE.test(file) && contains(file, name)),
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
      .filter((publicName) => !publicParts.some(({ words }) => words.includes(publicName)))
      .map((publicName) => `${publicName} is listed as a public name but nothing uses it`),
  ];
}

const contains = (words: string, name: string) => words.toLowerCase().includes(name.toLowerCase());

const without = (publicNames: string[], words: string) =>
  publicNames.reduce(
    (left, publicName) => left.replace(new RegExp(`\\b${publicName}\\b`, 'g'), ''),
    words,
  );
