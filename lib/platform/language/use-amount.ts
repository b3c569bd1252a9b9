import { useLocale } from 'next-intl';
import { formatMoney, type Money } from './money';

/**
 * Returns a function that formats a single amount in the language of the page. Within a message,
 * pass it as a value instead.
 */
export function useAmount(): (money: Money) => string {
  const language = useLocale();
  return (money) => formatMoney(language, money);
}
