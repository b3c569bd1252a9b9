import type { ReactNode } from 'react';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { useFormatLocale } from '../ui/use-format-locale';

type Kind = 'day' | 'moment';

const OPTIONS: Record<Kind, Intl.DateTimeFormatOptions> = {
  day: { dateStyle: 'medium', timeZone: 'UTC' },
  moment: { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' },
};

/** A date and time in UTC, or only the date. */
export function DateTime({ at, dateOnly = false }: { at: string; dateOnly?: boolean }) {
  const formatDateTime = useFormatDateTime();
  return <TimeElement at={at}>{formatDateTime(at, dateOnly)}</TimeElement>;
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
  const locale = useFormatLocale();
  return (at: string, isDateOnly = false) => {
    const moment = getFormatter(locale, isDateOnly ? 'day' : 'moment').format(new Date(at));
    return isDateOnly ? moment : t('admin.list.moment', { moment });
  };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached: creating one takes a hundred times as long as using it. */
function getFormatter(locale: string, kind: Kind): Intl.DateTimeFormat {
  const name = `${locale} ${kind}`;
  const formatter = formatters.get(name) ?? new Intl.DateTimeFormat(locale, OPTIONS[kind]);
  formatters.set(name, formatter);
  return formatter;
}
