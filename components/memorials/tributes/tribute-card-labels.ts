import { sizeWords } from '@/components/tributes/size-words';
import { blanks } from '@/lib/platform/language/fill';
import type { Language } from '@/lib/platform/language/languages';
import { amountForms } from '@/lib/platform/language/money';
import type { Say } from '@/lib/platform/language/said';
import type { FlowerSize } from '@/lib/tributes/size-rules';

/** `sum` has a blank for what `amountIn` makes of `amount`. */
export type TributeCardLabels = {
  yours: string;
  anonymous: string;
  sizes: Record<FlowerSize, string>;
  sum: string;
  amount: string;
};

/** What a card needs to know of the page's language, where it is rendered in the browser, too. */
export type TributeCardWords = { language: Language; labels: TributeCardLabels };

export const tributeCardLabels = (say: Say, language: Language): TributeCardLabels => ({
  yours: say('memorial.tributes.yours'),
  anonymous: say('memorial.tributes.anonymous'),
  sizes: sizeWords(say),
  sum: say('memorial.tributes.flowers', blanks('amount')),
  amount: amountForms(language).USD,
});
