import { payWords } from '@/components/payments/pay-words';
import { blanks } from '@/lib/platform/language/fill';
import { factsOf, type Language } from '@/lib/platform/language/languages';
import { pluralTexts } from '@/lib/platform/language/plural-texts';
import type { Say } from '@/lib/platform/language/said';
import { MESSAGE_MAX } from '@/lib/tributes/rules';
import type { FlowerMoney } from './flower-money';
import { sizeWords } from './size-words';

/**
 * The texts of the flower forms, already translated, because the public memorial page has no catalogue in the browser
 * (docs/languages.md). `order` has a placeholder for the order's id.
 */
export const flowerWords = (say: Say, language: Language, money: FlowerMoney) => ({
  money,
  title: say('tributes.flowers.title'),
  sizes: sizeWords(say),
  amount: say('tributes.flowers.amount'),
  less: say('tributes.flowers.less'),
  more: say('tributes.flowers.more'),
  message: say('tributes.flowers.message'),
  optional: say('ui.optional'),
  counter: {
    limit: MESSAGE_MAX,
    left: counted(language, (count) => say('ui.charactersLeft', { count })),
    tooMany: counted(language, (count) => say('ui.charactersTooMany', { count })),
  },
  anonymous: say('tributes.flowers.anonymous'),
  send: say('tributes.flowers.send'),
  order: say('tributes.flowers.order', blanks('orderId')),
  logIn: say('accounts.loginMessages.toSendFlowers'),
  viewOrder: say('tributes.flowers.viewOrder'),
  pay: payWords(say),
});

const counted = (language: Language, say: (count: number) => string) =>
  pluralTexts(factsOf(language).format, say);

export type FlowerWords = ReturnType<typeof flowerWords>;
