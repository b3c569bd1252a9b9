import Negotiator from 'negotiator';
import { DEFAULT_LANGUAGE, factsOf, type Language } from './languages';
import { offeredLanguages } from './offered';

/** No browser sends a longer list, and each entry costs time. */
const LONGEST = 500;

/**
 * The language for an API answer: the best match for `Accept-Language`, which our pages set too;
 * English without the header, for `*`, and if we have none of the languages.
 */
export const askedLanguage = (headers: Headers): Language =>
  languageAsked(headers.get('accept-language') ?? '');

/** As `askedLanguage`, for the text of the header; '' if there is none. */
export function languageAsked(header: string): Language {
  const asked = header.slice(0, LONGEST);
  if (!asked) return DEFAULT_LANGUAGE;
  const offered = offeredLanguages();
  const tags = offered.map((each) => factsOf(each).tag);
  // Among equal choices Negotiator prefers the first.
  const best = new Negotiator({ headers: { 'accept-language': asked } }).language(tags);
  return offered.find((each) => factsOf(each).tag === best) ?? DEFAULT_LANGUAGE;
}
