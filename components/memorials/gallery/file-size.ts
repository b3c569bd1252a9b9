const KILOBYTE = 1000;

/** Formats a file's size for people: '340 KB', '1.2 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} bytes`;
  const kilobytes = Math.round(bytes / KILOBYTE);
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  return `${Number((bytes / KILOBYTE / KILOBYTE).toFixed(1))} MB`;
}
