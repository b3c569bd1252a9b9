import { factsOf, type Language } from './languages';

/** What a language calls a country by its code of two letters; the code where it has no name for it. */
export const countryName = (country: string, language: Language): string =>
  new Intl.DisplayNames([factsOf(language).format], { type: 'region', fallback: 'code' }).of(
    country,
  ) ?? country;

/** The codes of all countries, as `Intl` knows them, with their names in a language, in its order. */
export function allCountries(language: Language): { code: string; name: string }[] {
  const { format } = factsOf(language);
  const names = new Intl.DisplayNames([format], { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => `${one}${other}`));
  return codes
    .flatMap((code) => {
      const name = NO_COUNTRIES.has(code) ? undefined : names.of(code);
      return name ? [{ code, name }] : [];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, format));
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes with a name that are no countries: unions, the unknown one, made-up ones. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
