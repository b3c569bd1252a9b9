type Sample = { name: string; labels: Record<string, string>; value: number };

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /(?:^|,)([a-zA-Z_]\w*)="((?:[^"\\]|\\[\\"n])*)"/gy;

/** Parses Prometheus' text format. Throws on a line that Prometheus would refuse, and on a duplicate series. */
export function parseMetrics(text: string): Sample[] {
  const knownSeries = new Set<string>();
  return text
    .split('\n')
    .filter((line) => line !== '' && !/^# (HELP|TYPE) /.test(line))
    .map((line) => {
      const [, name, labels = '', value] = LINE.exec(line) ?? [];
      if (!name || !isValue(value)) throw new Error(`Invalid line: ${line}`);
      const series = line.slice(0, line.lastIndexOf(' '));
      if (knownSeries.has(series)) throw new Error(`Duplicate series: ${series}`);
      knownSeries.add(series);
      return { name, labels: parseLabels(labels), value: toNumber(value) };
    });
}

/** The value of one series; undefined if there is none. */
export const sampleValue = (samples: Sample[], name: string, labels: Record<string, string> = {}) =>
  samples.find(
    (each) =>
      each.name === name &&
      Object.entries(labels).every(([label, value]) => each.labels[label] === value),
  )?.value;

function parseLabels(text: string): Record<string, string> {
  const labelMatches = [...text.matchAll(LABEL)];
  if (labelMatches.map(([whole]) => whole).join('') !== text)
    throw new Error(`Invalid labels: ${text}`);
  return Object.fromEntries(labelMatches.map(([, name = '', value = '']) => [name, value]));
}

const toNumber = (value: string) => (/Inf$/.test(value) ? Number(`${value}inity`) : Number(value));

const isValue = (value: string | undefined): value is string =>
  value !== undefined && (/^([+-]?Inf|nan)$/i.test(value) || Number.isFinite(Number(value)));
