import { type Language, languageInfo } from './languages';

/** The name of a country in a language, by its two-letter code; the code if there is no name. */
export const countryName = (country: string, language: Language): string =>
  new Intl.DisplayNames([languageInfo(language).format], { type: 'region', fallback: 'code' }).of(
    country,
  ) ?? country;

/** All country codes that `Intl` knows, with their names in a language, sorted in its order. */
export function allCountries(language: Language): { code: string; name: string }[] {
  const { format } = languageInfo(language);
  const names = new Intl.DisplayNames([format], { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => `${one}${other}`));
  return codes
    .flatMap((code) => {
      const name = NOT_COUNTRIES.has(code) ? undefined : names.of(code);
      return name ? [{ code, name }] : [];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, format));
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes with a name that are not countries: unions, the unknown region, and pseudo codes. */
const NOT_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
