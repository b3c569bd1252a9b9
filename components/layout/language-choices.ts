import { factsOf, type Language } from '@/lib/platform/language/languages';
import type { Say } from '@/lib/platform/language/said';

/** A language as the menu and the offer show it: its own name, and what it says of itself in its own words. */
export type LanguageChoice = ReturnType<typeof languageChoices>[number];

/**
 * The languages of a page for its client parts. `say` speaks the page's language, `sayIn` that of a choice. With
 * one language there is nothing to choose.
 */
export const languageChoices = (
  languages: readonly Language[],
  say: Say,
  sayIn: (language: Language) => Say,
) =>
  languages.length < 2
    ? []
    : languages.map((prefix) => {
        const { name, tag, direction, draft } = factsOf(prefix);
        const own = sayIn(prefix);
        return {
          prefix,
          tag,
          name,
          direction,
          draft: draft ? say('site.language.draft') : null,
          offer: own('site.language.offer'),
          close: own('site.language.closeOffer'),
        };
      });
