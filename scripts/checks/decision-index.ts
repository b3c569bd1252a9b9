/**
 * Checks that the index of decisions links each decision exactly once.
 * @param index the text of docs/decisions/README.md
 * @param files the names of the decisions' files
 */
export function findIndexErrors(index: string, files: readonly string[]): string[] {
  const linkedFiles = [...index.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, file = '']) => file);
  const missing = files.filter((file) => !linkedFiles.includes(file));
  const deadLinks = linkedFiles.filter((file) => !files.includes(file));
  const repeatedLinks = linkedFiles.filter((file, at) => linkedFiles.indexOf(file) !== at);
  return [
    ...missing.map((file) => `does not link ${file}`),
    ...deadLinks.map((file) => `links ${file}, which is not there`),
    ...repeatedLinks.map((file) => `links ${file} more than once`),
  ];
}
