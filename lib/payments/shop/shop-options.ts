import { CURRENCY_CODES } from '@/lib/platform/currency-rules';
import { allCountries } from '@/lib/platform/language/country-name';
import { type Language, languageInfo } from '@/lib/platform/language/languages';
import { configuredProviders } from '../configured-providers';
import { memorialPlan } from '../plans/current-plan';
import type { MemorialPlan } from '../plans/plan-rules';
import { loadProvider } from '../providers/registry';

type Option = { value: string; label: string };

/**
 * What the page of shop settings shows besides the settings: the plan, and the options of its
 * fields with translated names.
 */
export type ShopOptions = {
  plan: MemorialPlan;
  currencies: Option[];
  countries: Option[];
  providers: Option[];
};

/** Lists only the providers that have settings in the environment. */
export async function shopOptions(language: Language): Promise<ShopOptions> {
  const names = new Intl.DisplayNames([languageInfo(language).format], { type: 'currency' });
  const [plan, ...providers] = await Promise.all([
    memorialPlan(),
    ...configuredProviders().map(loadProvider),
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
