import { useParams } from 'next/navigation';
import { type Language, languageNamed } from './languages';

/**
 * The language of the page, in a component of either side: this is the browser's, for client parts, which read it from
 * the rendered address; `use-language-in-server.ts` is the one for server components. package.json has both as
 * `#use-language`.
 */
export const useLanguage = (): Language =>
  languageNamed(useParams<{ language?: string }>()?.language);
