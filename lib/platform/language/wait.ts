import { type Language, languageInfo } from './languages';

/** A time to wait, which messages accept as a value: 'Please try again {wait}.' */
export type Wait = { readonly waitSeconds: number };

export const wait = (seconds: number): Wait => ({ waitSeconds: seconds });

/** What a page says without a valid time in its address. */
const USUAL_SECONDS = 3600;
const MAX_SECONDS = 24 * 3600;

/** The time to wait from the query of a page, in seconds; anybody can write anything there. */
export function waitFromQuery(seconds: unknown): Wait {
  const count = typeof seconds === 'string' ? Number(seconds) : Number.NaN;
  return wait(count > 0 && count <= MAX_SECONDS ? count : USUAL_SECONDS);
}

/** From here on, hours are exact enough. */
const MINUTES_IN_WORDS = 90;
/** Hebrew has 'in one minute (1)'. */
const NUMBER_TWICE = / \(\d\)$/;

/** 'in 37 minutes' or 'in 5 hours' in a language, rounded up, so that waiting as long is enough. */
export function formatWait(language: Language, { waitSeconds }: Wait): string {
  const minutes = Math.max(1, Math.ceil(waitSeconds / 60));
  const words =
    minutes < MINUTES_IN_WORDS
      ? formatFor(language).format(minutes, 'minute')
      : formatFor(language).format(Math.ceil(minutes / 60), 'hour');
  return words.replace(NUMBER_TWICE, '');
}

const formats = new Map<Language, Intl.RelativeTimeFormat>();

/** Cached, because creating a format takes a hundred times as long as using it. */
function formatFor(language: Language): Intl.RelativeTimeFormat {
  const found = formats.get(language) ?? new Intl.RelativeTimeFormat(languageInfo(language).format);
  formats.set(language, found);
  return found;
}
