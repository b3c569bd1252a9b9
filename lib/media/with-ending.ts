import { sanitizeFileName } from '@/lib/platform/http/sanitize-file-name';

const ANY_ENDING = /\.[A-Za-z0-9]{1,8}$/;

/**
 * Makes a file name end with the given ending, which belongs to the detected type: a PDF called `run.bat` or
 * `a.pdf.exe` becomes `run.pdf` or `a.pdf`, so that no computer executes a download. A MOV may have been stored as MP4.
 */
export function withEnding(fileName: string, ending: string): string {
  const fits = (name: string) => name.toLowerCase().endsWith(`.${ending}`);
  if (fits(fileName)) return fileName;
  const base = fileName.replace(ANY_ENDING, '');
  return fits(base) ? base : sanitizeFileName(`${base || 'file'}.${ending}`);
}
