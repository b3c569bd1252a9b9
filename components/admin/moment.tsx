const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A moment as the books have it, by UTC; `day` without its time. */
export function Moment({ at, day = false }: { at: string; day?: boolean }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {day ? DAY.format(new Date(at)) : `${FORMAT.format(new Date(at))} UTC`}
    </time>
  );
}
