import { inMajor } from '@/lib/platform/currency-rules';
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
  /** What a buyer reads in the list of countries; '' for every country without a price of its own. */
  name: string;
  /** In whole units of its currency, as the calls accept it. */
  amount: number;
  /** Who takes it, the main one first; never none. */
  providers: Provider[];
  /** Whether it is charged in another currency. */
  isConverted: boolean;
};

/** How memorials are created: free, at one of some prices (the first is preset), or not now, since nobody could pay. */
export type MemorialSale =
  | { kind: 'free' }
  | { kind: 'priced'; prices: [PriceChoice, ...PriceChoice[]] }
  | { kind: 'not payable' };

/** What the page shows on which memorials are created. `language`: that of the countries' names. */
export async function memorialSale(language: Language): Promise<MemorialSale> {
  const plan = await memorialPlan();
  if (plan.kind === 'free') return { kind: 'free' };
  const choices = await Promise.all(pricesInOrder(plan).map((price) => choiceOf(price, language)));
  const [first, ...others] = choices.filter((choice) => choice !== null);
  return first ? { kind: 'priced', prices: [first, ...others] } : { kind: 'not payable' };
}

/** The price of the site's country, then the others by their countries, that of everywhere else at the end. */
function pricesInOrder(plan: MemorialPlan): PlanPrice[] {
  const first = priceIn(plan, siteCountry());
  const countries = [...pricedCountries(plan), EVERYWHERE];
  const all = countries.map((country) => priceIn(plan, country));
  return [first, ...all.filter((price) => price?.country !== first?.country)].filter(
    (price) => price !== null,
  );
}

/** Null for a price that nobody could pay now. */
async function choiceOf(price: PlanPrice, language: Language): Promise<PriceChoice | null> {
  const { country, currency, amountMinor } = price;
  const offered = await offeredProviders(currency);
  if (offered.length === 0) return null;
  return {
    ...price,
    name: country === EVERYWHERE ? '' : countryName(country, language),
    amount: inMajor(amountMinor, currency),
    providers: offered.map(({ name: provider }) => provider),
    isConverted: offered.some(({ terms }) => terms.chargeCurrency !== currency),
  };
}
