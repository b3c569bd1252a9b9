import type { Upload } from './upload-queue';

/**
 * Returns the combined progress of all uploads but those still waiting to be submitted. Sizes are those of the data that
 * is sent, in bytes: of a file that was not added, what was sent of it. `bytes` is too large while some files have yet to
 * be examined, since these count with their own sizes.
 */
export function getUploadTotals(uploads: readonly Upload[]) {
  const submitted = uploads.filter(({ state }) => state !== 'chosen');
  return {
    total: submitted.length,
    added: submitted.filter(({ state }) => state === 'added').length,
    notAdded: submitted.filter(hasFailed),
    examined: submitted.filter(isExamined).length,
    bytes: sum(submitted.map((each) => (hasFailed(each) ? doneBytes(each) : bytesToSend(each)))),
    doneBytes: sum(submitted.map(doneBytes)),
    savedBytes: sum(submitted.filter(({ state }) => state === 'added').map(savedBytes)),
    isPaused: submitted.some(({ isPaused }) => isPaused) && !submitted.some(isMoving),
  };
}

/** Returns how much data the files of which nothing is sent yet will take, and how much smaller copies save, in bytes. */
export function getDataPlan(uploads: readonly Upload[]) {
  const planned = uploads.filter(({ state }) => state === 'chosen');
  return {
    bytes: sum(planned.map(bytesToSend)),
    savedBytes: sum(planned.map(savedBytes)),
    total: planned.length,
    examined: planned.filter(isExamined).length,
  };
}

/** How many bytes of data a smaller copy saves. */
export const savedBytes = (upload: Upload): number => upload.file.size - bytesToSend(upload);

/** How many bytes are sent of a file, as far as is known. */
export const bytesToSend = ({ file, toSend }: Upload): number => (toSend ?? file).size;

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

const isMoving = ({ state, isPaused }: Upload) => state === 'sending' && !isPaused;

const isExamined = ({ toSend }: Upload) => toSend !== null;

/** `sentBytes` can exceed the file's size, since it counts the whole request. */
const doneBytes = (upload: Upload) => Math.min(upload.sentBytes, bytesToSend(upload));

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
