import { parseArgs } from 'node:util';
import { readCount } from './read-count';

/** How much is measured. Each part is described where it is measured. */
export type BenchScale = {
  few: number;
  many: number;
  /** The duration of each measurement of responses per second. */
  seconds: number;
  rounds: number;
  /** How often each search is measured. */
  turns: number;
  /** How often each visitor of a crowd searches. */
  searchesPerVisitor: number;
  pictures: number;
  cached: number;
  dynamic: number;
  orders: number;
};

const FULL: BenchScale = {
  few: 10_000,
  many: 1_000_000,
  seconds: 6,
  rounds: 5,
  turns: 60,
  searchesPerVisitor: 2,
  pictures: 60,
  cached: 20_000,
  dynamic: 2_000,
  orders: 400,
};

/** Three minutes in all. */
const QUICK: BenchScale = {
  few: 10_000,
  many: 50_000,
  seconds: 3,
  rounds: 2,
  turns: 5,
  searchesPerVisitor: 1,
  pictures: 6,
  cached: 2_000,
  dynamic: 200,
  orders: 40,
};

export const BENCH_PARTS = [
  'page',
  'listing',
  'searches',
  'picture',
  'uploads',
  'memory',
  'processes',
  'settle',
] as const;
export type BenchPart = (typeof BENCH_PARTS)[number];

export type BenchOptions = {
  scale: BenchScale;
  seed: number;
  parts: readonly BenchPart[];
  nginx: string | undefined;
  keep: string | undefined;
  into: string;
  /** The command line that the report prints, without options that concern only this machine. */
  command: string;
};

/** The options that another run needs to measure the same. */
const REPEATED_OPTIONS = ['memorials', 'seed', 'only'] as const;

/** Parses the command line of `npm run bench`. Throws for unknown options. */
export function readBenchOptions(args: string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      memorials: { type: 'string' },
      seed: { type: 'string' },
      only: { type: 'string' },
      nginx: { type: 'string' },
      keep: { type: 'string' },
      into: { type: 'string', default: 'docs/benchmarks.md' },
    },
  });
  const [mode, ...rest] = positionals;
  if (rest.length > 0 || (mode !== undefined && mode !== 'quick'))
    throw new Error(
      `Unknown: ${positionals.join(' ')}. npm run bench -- --help lists all options.`,
    );
  const scale = mode === 'quick' ? QUICK : FULL;
  const manyMemorials = values.memorials ? readCount(values.memorials, 'memorials') : scale.many;
  return {
    scale: { ...scale, many: manyMemorials },
    seed: readCount(values.seed ?? '1', 'seed'),
    parts: values.only ? values.only.split(',').map(toPart) : BENCH_PARTS,
    nginx: values.nginx,
    keep: values.keep,
    into: values.into,
    command: [
      positionals.length + REPEATED_OPTIONS.filter((name) => values[name]).length > 0
        ? 'npm run bench --'
        : 'npm run bench',
      ...positionals,
      ...REPEATED_OPTIONS.flatMap((name) => (values[name] ? [`--${name} ${values[name]}`] : [])),
    ].join(' '),
  };
}

function toPart(name: string): BenchPart {
  const part = BENCH_PARTS.find((each) => each === name);
  if (!part) throw new Error(`--only accepts ${BENCH_PARTS.join(', ')}; there is no part ${name}`);
  return part;
}
