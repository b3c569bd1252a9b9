import { toMajorUnits } from '@/lib/platform/currency-rules';
import { countryName } from '@/lib/platform/language/country-name';
import type { Language } from '@/lib/platform/language/languages';
import { offeredProviders } from '../offered-providers';
import type { Provider } from '../rules';
import { siteCountry } from '../shop/shop-settings';
import { memorialPlan } from './current-plan';
import {
  EVERYWHERE,
  type MemorialPlan,
  type PlanPrice,
  pricedCountries,
  priceIn,
} from './plan-rules';

/** A price that a buyer may choose. */
export type PriceChoice = PlanPrice & {
  /** The country's name; '' for the price of all other countries. */
  name: string;
  /** In whole units of its currency, as the API accepts it. */
  amount: number;
  /** The providers that accept it, the preferred one first; never empty. */
  providers: Provider[];
  /** Whether at least one of the providers charges it in another currency. */
  isConverted: boolean;
};

/**
 * How memorials are created: for free, at one of several prices (the first is preselected), or not
 * at all because no provider accepts a price.
 */
export type MemorialSale =
  | { kind: 'free' }
  | { kind: 'priced'; prices: [PriceChoice, ...PriceChoice[]] }
  | { kind: 'not payable' };

/** How memorials are sold now, for the page that creates them. `language` is the language of the country names. */
export async function memorialSale(language: Language): Promise<MemorialSale> {
  const plan = await memorialPlan();
  if (plan.kind === 'free') return { kind: 'free' };
  const choices = await Promise.all(pricesInOrder(plan).map((price) => choiceOf(price, language)));
  const [first, ...others] = choices.filter((choice) => choice !== null);
  return first ? { kind: 'priced', prices: [first, ...others] } : { kind: 'not payable' };
}

/**
 * The price of the site's country first, then the others by country code, and the one for
 * everywhere else last.
 */
function pricesInOrder(plan: MemorialPlan): PlanPrice[] {
  const first = priceIn(plan, siteCountry());
  const countries = [...pricedCountries(plan), EVERYWHERE];
  const all = countries.map((country) => priceIn(plan, country));
  return [first, ...all.filter((price) => price?.country !== first?.country)].filter(
    (price) => price !== null,
  );
}

/** Null if no provider accepts the price now. */
async function choiceOf(price: PlanPrice, language: Language): Promise<PriceChoice | null> {
  const { country, currency, amountMinor } = price;
  const offered = await offeredProviders(currency);
  if (offered.length === 0) return null;
  return {
    ...price,
    name: country === EVERYWHERE ? '' : countryName(country, language),
    amount: toMajorUnits(amountMinor, currency),
    providers: offered.map(({ name: provider }) => provider),
    isConverted: offered.some(({ terms }) => terms.chargeCurrency !== currency),
  };
}
