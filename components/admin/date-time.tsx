import type { ReactNode } from 'react';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { useFormatLocale } from './use-format-locale';

type Kind = 'day' | 'moment';

const OPTIONS: Record<Kind, Intl.DateTimeFormatOptions> = {
  day: { dateStyle: 'medium', timeZone: 'UTC' },
  moment: { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' },
};

/** A date and time in UTC; with `day`, only the date. */
export function DateTime({ at, day = false }: { at: string; day?: boolean }) {
  const textOf = useFormatDateTime();
  return <TimeElement at={at}>{textOf(at, day)}</TimeElement>;
}

/** A `<time>` element for a message that already contains the formatted text. */
export const TimeElement = ({ at, children }: { at: string; children: ReactNode }) => (
  <time dateTime={at} className="[unicode-bidi:isolate] sm:whitespace-nowrap">
    {children}
  </time>
);

/** Returns a function that formats a time, or only its date. */
export function useFormatDateTime() {
  const t = useTranslate();
  const format = useFormatLocale();
  return (at: string, isDay = false) => {
    const moment = getFormatter(format, isDay ? 'day' : 'moment').format(new Date(at));
    return isDay ? moment : t('admin.list.moment', { moment });
  };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached: creating one takes a hundred times as long as using it. */
function getFormatter(format: string, kind: Kind): Intl.DateTimeFormat {
  const name = `${format} ${kind}`;
  const found = formatters.get(name) ?? new Intl.DateTimeFormat(format, OPTIONS[kind]);
  formatters.set(name, found);
  return found;
}
