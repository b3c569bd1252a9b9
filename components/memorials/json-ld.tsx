import { HeadData } from './head-data';

/** Characters that could end the script (`</script>`, `<!--`) or, as line separators, break it. */
const DANGEROUS = /[<>&\u2028\u2029]/g;

/**
 * Structured data for search engines, in the head of the page. It is escaped so that no name can end the script
 * (security.md, fact 10).
 */
export function JsonLd({ data }: { data: object }) {
  return <HeadData text={JSON.stringify(data).replace(DANGEROUS, toUnicodeEscape)} />;
}

/** Returns `\u003c` for `<`, which JSON parses as the same character. */
const toUnicodeEscape = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
