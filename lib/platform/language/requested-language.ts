import Negotiator from 'negotiator';
import { DEFAULT_LANGUAGE, type Language, languageInfo } from './languages';
import { offeredLanguages } from './offered-languages';

/** No browser sends a longer list, and each entry costs time. */
const MAX_LENGTH = 500;

/**
 * The language for an API answer: the best match for `Accept-Language`, which our pages set too;
 * English without the header, for `*`, and if we have none of the languages.
 */
export const requestedLanguage = (headers: Headers): Language =>
  languageFromAcceptHeader(headers.get('accept-language') ?? '');

/** Like `requestedLanguage`, but accepts the text of the header; '' if there is none. */
export function languageFromAcceptHeader(header: string): Language {
  const clipped = header.slice(0, MAX_LENGTH);
  if (!clipped) return DEFAULT_LANGUAGE;
  const offered = offeredLanguages();
  const tags = offered.map((each) => languageInfo(each).tag);
  // Among equal choices Negotiator prefers the first.
  const best = new Negotiator({ headers: { 'accept-language': clipped } }).language(tags);
  return offered.find((each) => languageInfo(each).tag === best) ?? DEFAULT_LANGUAGE;
}
