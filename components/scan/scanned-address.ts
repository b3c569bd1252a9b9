import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import * as paths from '@/lib/platform/paths';

/** A code without a lower-case letter may be one in upper case: /q finds the memorial that it means. */
const WITHOUT_LANGUAGE = /^\/(?:memorial\/|q\/(?=\w*[a-z]))(\w+)/;

/**
 * Returns where a memorial's code leads: to the memorial in the language of the current page, unless the code's path
 * names a language or is in upper case. `path` is that of a scanned memorial (scan-target-rules.ts).
 */
export function scannedAddress(path: string): string {
  const id = WITHOUT_LANGUAGE.exec(path)?.[1];
  return id ? pathInPageLanguage(paths.memorial(id)) : path;
}
