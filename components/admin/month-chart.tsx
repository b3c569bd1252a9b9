import { useTranslate } from '@/lib/platform/language/use-translate';
import { useFormatLocale } from '../ui/use-format-locale';

const WIDTH = 120;
const HEIGHT = 60;
/** The gap on each side of a month's bars. */
const GAP = 1.5;

/** A month's name of up to this many letters fits below its bar at every width. */
const SHORT_NAME = 4;

export type Series = { name: string; fill: 'plain' | 'flower'; values: readonly number[] };

type MonthChartProps = {
  title: string;
  /** In the form '2026-11', oldest first. */
  months: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
};

const FILLS = { plain: 'fill-primary', flower: 'fill-bloom' } as const;
const DOTS = { plain: 'bg-primary', flower: 'bg-bloom' } as const;

/** A bar chart by month, rendered on the server, with the same numbers as a table. */
export function MonthChart({ title, months, series, format }: MonthChartProps) {
  const t = useTranslate();
  const locale = useFormatLocale();
  const values = series.flatMap((entry) => entry.values);
  const maximum = Math.max(0, ...values);
  // Where two charts are side by side, long month names would overlap.
  const hasLongNames = months.some(
    (month) => formatMonth(month, { month: 'short' }, locale).length > SHORT_NAME,
  );
  return (
    <figure className="min-w-0 space-y-3 border-t border-gold pt-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{title}</h2>
        <p className="text-sm text-ink-soft">
          {t('admin.figures.mostInMonth', { most: format(maximum) })}
        </p>
      </figcaption>
      <div aria-hidden="true">
        <Bars
          series={series}
          count={months.length}
          maximum={maximum}
          minimum={Math.min(0, ...values)}
        />
        <div className="mt-1 grid grid-cols-12 text-center text-xs text-ink-soft">
          {months.map((month) => (
            <span key={month} className="flex justify-center whitespace-nowrap">
              <span className={hasLongNames ? 'sm:hidden xl:inline' : 'sm:hidden'}>
                {formatMonth(month, { month: 'narrow' }, locale)}
              </span>
              <span className={hasLongNames ? 'max-sm:hidden xl:hidden' : 'max-sm:hidden'}>
                {formatMonth(month, { month: 'short' }, locale)}
              </span>
            </span>
          ))}
        </div>
      </div>
      {series.length > 1 && <Legend series={series} />}
      <details>
        <summary className="inline-flex min-h-target items-center text-primary">
          {t('admin.figures.asTable', { title })}
        </summary>
        <div className="overflow-x-auto">
          <ChartTable title={title} months={months} series={series} format={format} />
        </div>
      </details>
    </figure>
  );
}

type BarsProps = { series: readonly Series[]; count: number; maximum: number; minimum: number };

/** Time runs in reading direction. A month with more refunds than payments has a bar below the line. */
function Bars({ series, count, maximum, minimum }: BarsProps) {
  const scale = HEIGHT / (maximum - minimum || 1);
  const zero = HEIGHT + minimum * scale;
  const step = WIDTH / count;
  const width = (step - 2 * GAP) / series.length;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-40 w-full overflow-visible rtl:-scale-x-100"
    >
      {series.flatMap(({ name: seriesName, fill, values }, index) =>
        values.map((value, month) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a month is identified by its position.
            key={`${seriesName} ${month}`}
            x={month * step + GAP + index * width}
            y={value < 0 ? zero : zero - value * scale}
            width={width}
            height={Math.abs(value) * scale}
            vectorEffect="non-scaling-stroke"
            className={`stroke-ink-soft ${FILLS[fill]}`}
          />
        )),
      )}
      <line
        x1={0}
        x2={WIDTH}
        y1={zero}
        y2={zero}
        vectorEffect="non-scaling-stroke"
        className="stroke-edge"
      />
    </svg>
  );
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm">
      {series.map(({ name: seriesName, fill }) => (
        <li key={seriesName} className="inline-flex items-center gap-2">
          <span
            aria-hidden
            className={`size-3 rounded-sm border border-ink-soft forced-color-adjust-none ${DOTS[fill]}`}
          />
          {seriesName}
        </li>
      ))}
    </ul>
  );
}

function ChartTable({ title, months, series, format }: MonthChartProps) {
  const t = useTranslate();
  const locale = useFormatLocale();
  return (
    <table className="w-full text-sm tabular-nums" aria-label={title}>
      <thead>
        <tr className="border-b border-edge">
          <th scope="col" className="text-start">
            {t('admin.figures.month')}
          </th>
          {series.map(({ name: seriesName }) => (
            <th key={seriesName} scope="col" className="text-end">
              {seriesName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month, index) => (
          <tr key={month} className="border-b border-line">
            <th scope="row" className="text-start font-normal">
              {formatMonth(month, { month: 'long', year: 'numeric' }, locale)}
            </th>
            {series.map(({ name: seriesName, values }) => (
              <td key={seriesName} className="text-end">
                {format(values[index] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const formatMonth = (month: string, options: Intl.DateTimeFormatOptions, locale: string) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
