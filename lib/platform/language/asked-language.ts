import Negotiator from 'negotiator';
import { DEFAULT_LANGUAGE, factsOf, type Language } from './languages';
import { offeredLanguages } from './offered';

/** Longer lists are no person's; each entry costs time. */
const LONGEST = 500;

/**
 * The language in which an API answers: the best that `Accept-Language` asks for, in which our pages send their
 * own; English without the header, for `*`, and when we have none of those that are asked for.
 */
export const askedLanguage = (headers: Headers): Language =>
  languageAsked(headers.get('accept-language') ?? '');

/** The same for the text of the header; '' without one. */
export function languageAsked(header: string): Language {
  const asked = header.slice(0, LONGEST);
  if (!asked) return DEFAULT_LANGUAGE;
  const offered = offeredLanguages();
  const tags = offered.map((each) => factsOf(each).tag);
  // Negotiator prefers what comes first where the header leaves a choice.
  const best = new Negotiator({ headers: { 'accept-language': asked } }).language(tags);
  return offered.find((each) => factsOf(each).tag === best) ?? DEFAULT_LANGUAGE;
}
