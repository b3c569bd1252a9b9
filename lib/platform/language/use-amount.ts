import { useLocale } from 'next-intl';
import { type Money, moneyIn } from './money';

/** Returns how the language of the page writes an amount that stands alone; within a message it is a value. */
export function useAmount(): (money: Money) => string {
  const language = useLocale();
  return (money) => moneyIn(language, money);
}
