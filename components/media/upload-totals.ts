import type { Upload } from './upload-queue';

/** Returns the combined progress of all uploads but those still waiting to be submitted. */
export function getUploadTotals(uploads: readonly Upload[]) {
  const submitted = uploads.filter(({ state }) => state !== 'chosen');
  return {
    total: submitted.length,
    added: submitted.filter(({ state }) => state === 'added').length,
    notAdded: submitted.filter(hasFailed),
    bytes: sum(submitted.map(({ file }) => file.size)),
    doneBytes: sum(submitted.map(doneBytes)),
  };
}

/** Returns the uploads with the failed ones first, so that they are easy to find. */
export const sortFailedFirst = (uploads: readonly Upload[]): Upload[] => [
  ...uploads.filter(hasFailed),
  ...uploads.filter((upload) => !hasFailed(upload)),
];

export function groupByReason(left: readonly Upload[]): { message: string; names: string[] }[] {
  const names = new Map<string, string[]>();
  for (const { message, file } of left)
    names.set(message, [...(names.get(message) ?? []), file.name]);
  return [...names].map(([message, files]) => ({ message, names: files }));
}

const hasFailed = ({ state }: Upload) => state === 'failed' || state === 'refused';

/** A failed file counts as done. `sentBytes` can exceed the file's size, since it counts the whole request. */
const doneBytes = (upload: Upload) =>
  hasFailed(upload) ? upload.file.size : Math.min(upload.sentBytes, upload.file.size);

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
