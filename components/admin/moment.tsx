import type { ReactNode } from 'react';
import { useSay } from '@/lib/platform/language/use-say';
import { useFormat } from './use-format';

type Kind = 'day' | 'moment';

const OPTIONS: Record<Kind, Intl.DateTimeFormatOptions> = {
  day: { dateStyle: 'medium', timeZone: 'UTC' },
  moment: { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' },
};

/** A date and time in UTC; with `day`, only the date. */
export function Moment({ at, day = false }: { at: string; day?: boolean }) {
  const textOf = useMomentText();
  return <Time at={at}>{textOf(at, day)}</Time>;
}

/** A `<time>` element for a message that already contains the formatted text. */
export const Time = ({ at, children }: { at: string; children: ReactNode }) => (
  <time dateTime={at} className="[unicode-bidi:isolate] sm:whitespace-nowrap">
    {children}
  </time>
);

/** Returns a function that formats a time, or only its date. */
export function useMomentText() {
  const say = useSay();
  const format = useFormat();
  return (at: string, isDay = false) => {
    const moment = formatter(format, isDay ? 'day' : 'moment').format(new Date(at));
    return isDay ? moment : say('admin.list.moment', { moment });
  };
}

const made = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached: creating one takes a hundred times as long as using it. */
function formatter(format: string, kind: Kind): Intl.DateTimeFormat {
  const name = `${format} ${kind}`;
  const found = made.get(name) ?? new Intl.DateTimeFormat(format, OPTIONS[kind]);
  made.set(name, found);
  return found;
}
