import { CURRENCY_CODES } from '@/lib/platform/currency-rules';
import { allCountries } from '@/lib/platform/language/country-name';
import { factsOf, type Language } from '@/lib/platform/language/languages';
import { configuredProviders } from '../configured-providers';
import { memorialPlan } from '../plans/current-plan';
import type { MemorialPlan } from '../plans/plan-rules';
import { providerNamed } from '../providers/registry';

type Option = { value: string; label: string };

/** What the page of the shop's settings shows beside them: the plan, and what its fields choose among, with names in a language. */
export type ShopOptions = {
  plan: MemorialPlan;
  currencies: Option[];
  countries: Option[];
  providers: Option[];
};

/** Codes with their names, and the providers that the environment has keys for. */
export async function shopOptions(language: Language): Promise<ShopOptions> {
  const names = new Intl.DisplayNames([factsOf(language).format], { type: 'currency' });
  const [plan, ...providers] = await Promise.all([
    memorialPlan(),
    ...configuredProviders().map(providerNamed),
  ]);
  return {
    plan,
    currencies: CURRENCY_CODES.map((code) => ({
      value: code,
      label: [code, names.of(code)].join(' – '),
    })),
    countries: allCountries(language).map(({ code, name }) => ({ value: code, label: name })),
    providers: providers.map(({ name, label }) => ({ value: name, label })),
  };
}
