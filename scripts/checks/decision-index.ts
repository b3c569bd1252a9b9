/**
 * Checks that the index of decisions links each decision exactly once.
 * @param index the text of docs/decisions/README.md
 * @param files the names of the decisions' files
 */
export function findIndexErrors(index: string, files: readonly string[]): string[] {
  const linked = [...index.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, file = '']) => file);
  const missing = files.filter((file) => !linked.includes(file));
  const gone = linked.filter((file) => !files.includes(file));
  const repeated = linked.filter((file, at) => linked.indexOf(file) !== at);
  return [
    ...missing.map((file) => `does not link ${file}`),
    ...gone.map((file) => `links ${file}, which is not there`),
    ...repeated.map((file) => `links ${file} more than once`),
  ];
}
