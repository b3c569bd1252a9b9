import { useParams } from 'next/navigation';
import { type Language, toLanguage } from './languages';

/**
 * The language of the page. This is the browser's version, for client components, which reads it
 * from the rendered address; `use-language-in-server.ts` is for server components. package.json
 * maps `#use-language` to the right one.
 */
export const useLanguage = (): Language => toLanguage(useParams<{ language?: string }>()?.language);
