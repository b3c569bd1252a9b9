const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A moment in UTC; with `day`, only its date. */
export function Moment({ at, day = false }: { at: string; day?: boolean }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {day ? DAY.format(new Date(at)) : `${FORMAT.format(new Date(at))} UTC`}
    </time>
  );
}
