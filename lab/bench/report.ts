/** One table of the report. */
export type Section = {
  title: string;
  /** What was measured, in a sentence or two. */
  text: string;
  head: string[];
  rows: string[][];
};

export type MachineFacts = Record<string, string>;

/** The page docs/benchmarks.md: the machine, then a table for each section. */
export function formatBenchReport(facts: MachineFacts, sections: Section[]): string {
  const lines = Object.entries(facts).map(([name, value]) => `- ${name}: ${value}`);
  return `${[
    '# Benchmarks',
    HEADER,
    lines.join('\n'),
    ...sections.map(
      ({ title, text, head, rows }) => `## ${title}\n\n${text}\n\n${table(head, rows)}`,
    ),
  ].join('\n\n')}\n`;
}

const HEADER = `Written by \`npm run bench\`; not by hand. Only ratios within this run are meaningful, since machines differ in speed and in what
else they are running. All sides of a comparison were measured in turn, and each figure is a median of these turns. The load
generator, PostgreSQL and the site share the machine.`;

/** A table whose first column is text; the others are numbers, aligned right. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(escapeCell).join(' | ')} |`;
  const rule = `|${head.map((_, at) => (at === 0 ? '---' : '---:')).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const escapeCell = (cell: string) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Formats a number for a table: no decimals from 100 on, one below that, two below 1. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = value >= 100 ? 0 : value >= 1 ? 1 : 2;
  return value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
