import type { Upload } from './upload-queue';

/** Returns how far all uploads are together. Files that wait for Submit are not among them. */
export function totalsOf(uploads: readonly Upload[]) {
  const sent = uploads.filter(({ state }) => state !== 'chosen');
  return {
    total: sent.length,
    added: sent.filter(({ state }) => state === 'added').length,
    left: sent.filter(isLeft),
    bytes: sum(sent.map(({ file }) => file.size)),
    doneBytes: sum(sent.map(doneBytes)),
  };
}

/** Returns the uploads with those that were not added on top, so that nobody has to look for them. */
export const leftFirst = (uploads: readonly Upload[]): Upload[] => [
  ...uploads.filter(isLeft),
  ...uploads.filter((upload) => !isLeft(upload)),
];

/** Returns each reason why files were not added, with the names of its files, in the order of the list. */
export function reasonsOf(left: readonly Upload[]): { message: string; names: string[] }[] {
  const names = new Map<string, string[]>();
  for (const { message, file } of left)
    names.set(message, [...(names.get(message) ?? []), file.name]);
  return [...names].map(([message, files]) => ({ message, names: files }));
}

const isLeft = ({ state }: Upload) => state === 'failed' || state === 'refused';

/** A file that was not added is over, too; a request is larger than its file. */
const doneBytes = (upload: Upload) =>
  isLeft(upload) ? upload.file.size : Math.min(upload.sentBytes, upload.file.size);

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
