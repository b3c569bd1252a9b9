import { paymentMessages } from '@/components/payments/payment-messages';
import { placeholders } from '@/lib/platform/language/fill-placeholders';
import { type Language, languageInfo } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';
import { pluralTexts } from '@/lib/platform/language/plural-texts';
import { MAX_TRIBUTE_MESSAGE_LENGTH } from '@/lib/tributes/rules';
import type { FlowerMoney } from './flower-money';
import { flowerSizeNames } from './flower-size-names';

/**
 * The texts of the flower forms, already translated, because the public memorial page loads no messages in the browser
 * (docs/languages.md). `order` has a placeholder for the order's id.
 */
export const flowerMessages = (t: Translate, language: Language, money: FlowerMoney) => ({
  money,
  title: t('tributes.flowers.title'),
  sizes: flowerSizeNames(t),
  amount: t('tributes.flowers.amount'),
  less: t('tributes.flowers.less'),
  more: t('tributes.flowers.more'),
  message: t('tributes.flowers.message'),
  optional: t('ui.optional'),
  counter: {
    limit: MAX_TRIBUTE_MESSAGE_LENGTH,
    left: pluralForms(language, (count) => t('ui.charactersLeft', { count })),
    tooMany: pluralForms(language, (count) => t('ui.charactersTooMany', { count })),
  },
  anonymous: t('tributes.flowers.anonymous'),
  send: t('tributes.flowers.send'),
  order: t('tributes.flowers.order', placeholders('orderId')),
  logIn: t('accounts.loginMessages.toSendFlowers'),
  viewOrder: t('tributes.flowers.viewOrder'),
  pay: paymentMessages(t),
});

const pluralForms = (language: Language, t: (count: number) => string) =>
  pluralTexts(languageInfo(language).format, t);

export type FlowerMessages = ReturnType<typeof flowerMessages>;
