import { configuredProviders } from '@/lib/payments/configured-providers';
import { providerNamed } from '@/lib/payments/providers/registry';
import { CURRENCY_CODES } from '@/lib/platform/currency';
import { allCountries } from '@/lib/platform/language/country-name';
import { factsOf, type Language } from '@/lib/platform/language/languages';
import type { SelectOption } from '../../ui/select';

/** What the fields of the shop choose among, with names in a language; the server makes them. */
export type ShopOptions = {
  currencies: SelectOption[];
  countries: SelectOption[];
  providers: SelectOption[];
};

/** Codes with their names, and the providers that the environment has keys for. */
export async function shopOptions(language: Language): Promise<ShopOptions> {
  const names = new Intl.DisplayNames([factsOf(language).format], { type: 'currency' });
  const providers = await Promise.all(configuredProviders().map(providerNamed));
  return {
    currencies: CURRENCY_CODES.map((code) => ({
      value: code,
      label: [code, names.of(code)].join(' – '),
    })),
    countries: allCountries(language).map(({ code, name }) => ({ value: code, label: name })),
    providers: providers.map(({ name, label }) => ({ value: name, label })),
  };
}
