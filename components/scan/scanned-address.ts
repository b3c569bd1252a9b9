import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import * as paths from '@/lib/platform/paths';

const WITHOUT_LANGUAGE = /^\/(?:memorial|q)\/(\w+)/;

/**
 * Returns where a memorial's code leads: to the memorial in the language of the current page, unless the code's path
 * names a language. `path` is that of a scanned memorial (scan-target-rules.ts).
 */
export function scannedAddress(path: string): string {
  const id = WITHOUT_LANGUAGE.exec(path)?.[1];
  return id ? pathInPageLanguage(paths.memorial(id)) : path;
}
