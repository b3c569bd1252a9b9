import { availableParallelism } from 'node:os';
import path from 'node:path';

export type Step = {
  name: string;
  title: string;
  /** Arguments for Node. */
  run: string[];
  /**
   * A step that runs longer is ended and counts as failed, so that nothing hangs. About three times what a
   * step takes on two quiet cores, because CI's machines are shared.
   */
  limitSeconds: number;
  /** Where the test runner writes its counts. A step that has this accepts file patterns, too. */
  report?: string;
};

const bin = (file: string) => path.join('node_modules', file);
const script = (file: string) => ['--import', 'tsx', `scripts/${file}.ts`];
const check = (name: string, title: string, run: string[], limitSeconds = 900): Step => ({
  ...{ name, title, run, limitSeconds },
});

const generate = check('generate', 'Generated code', script('prepare'));
const build = check(
  'build',
  'Production build',
  ['scripts/start.mjs', '--build-only', '--no-env-file'],
  600,
);
/** Reads the production build, so it runs after `build`. */
const firstLoad = check('first-load', 'Script of first loads', script('check-first-load'));

/** Rules that read the source alone. A new check is one line in the shorter of the two lanes. */
const RULES: Step[][] = [
  [
    check('types', 'Types', [
      ...[bin('typescript/bin/tsc'), '--noEmit', '--incremental'],
      ...['--tsBuildInfoFile', bin('.cache/types.tsbuildinfo')],
    ]),
    check('sizes', 'File sizes', script('check-sizes')),
    check('names', 'Exported names', script('check-names')),
    check('settings', 'Readers of settings', script('check-settings')),
    check('pages', 'Table of pages', script('check-pages')),
    check('providers', 'Names of providers', script('check-providers')),
    check('references', 'References to papers', script('check-references')),
    check('directions', 'Directions of styles', script('check-directions')),
    check('messages', 'Messages', script('check-messages')),
    check('migration-rules', 'Rules of migrations', script('check-migrations')),
  ],
  [
    check('lint', 'Lint and format', [
      ...[bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings'],
    ]),
    check('imports', 'Import rules', [
      ...[bin('dependency-cruiser/bin/dependency-cruiser.mjs')],
      ...['--config', '.dependency-cruiser.mjs'],
      ...[
        'app',
        'components',
        'lab',
        'lib',
        'middleware.ts',
        'sandbox',
        'scripts',
        'server',
        'tests',
      ],
      'prisma',
    ]),
    check('house', 'Rooms and floors', script('check-house')),
    check('unused', 'Unused code', [bin('knip/bin/knip.js')]),
    check('drift', 'Schema drift', script('check-drift')),
  ],
];

const unit = vitest('unit', 'Unit tests', 480);
const compute = [
  unit,
  vitest('api', 'API and port tests', 1_500),
  vitest('sandbox', 'Sandbox tests', 300),
];
/** Runs alone, because a server that these tests kill must restart within their time limits. */
const faults = vitest('faults', 'Fault runs', 900);
const browser = [
  build,
  firstLoad,
  playwright('journeys', 'Journeys in a browser', 'playwright.config.ts', 1_800),
];

/**
 * Each of the two lanes keeps two processors busy. Side by side on only two processors, they save no time, and tests
 * with time limits fail (decision 0036).
 */
const HAS_ROOM = availableParallelism() > 2;

/** Lanes run side by side; the steps of a lane one after the other. */
export type Lanes = Step[][];
/** Stages run one after the other: what fails soonest comes first. */
export type Stage = Lanes;

export const PLANS = {
  /** `npm test`. */
  gate: [
    [[generate]],
    RULES,
    HAS_ROOM ? [compute, browser] : [[...compute, ...browser]],
    [[faults]],
  ],
  /** `npm run check`: without the tests that need a database server or a browser. */
  check: [[[generate]], [[...(RULES[0] ?? []), unit], RULES[1] ?? []]],
  /** `npm run test:long`: one lane, because some of these measure times. */
  long: [
    [
      [
        generate,
        build,
        playwright('lighthouse', 'Lighthouse', 'playwright.lighthouse.config.ts', 1_200),
        playwright('long-journeys', 'Long journeys', 'playwright.long.config.ts', 5_400),
        vitest('long-api', 'Long API tests', 3_600),
        vitest('long-faults', 'Long fault runs', 1_800),
      ],
    ],
  ],
  /** `npm run test:soak`: each writes its figures into docs/reliability.md. */
  soak: [
    [
      [
        generate,
        reliability('soak-faults', 'A thousand kills', 'kills'),
        reliability('soak-memory', 'Half an hour of everything', 'soak'),
      ],
    ],
  ],
} satisfies Record<string, Stage[]>;

/** One part of `npm run reliability`. It builds first, and ends the part at its own, shorter limit. */
function reliability(name: string, title: string, part: string): Step {
  return check(name, title, ['--import', 'tsx', 'lab/reliability/main.ts', '--only', part], 7_500);
}

function vitest(name: string, title: string, limitSeconds: number): Step {
  const report = `reports/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // The star: `unit-alone` is part of `unit`.
  const run = [bin('vitest/vitest.mjs'), 'run', `--project=${name}*`, ...reporters];
  return { name, title, run, limitSeconds, report };
}

/** Each of these configurations names its report: reports/NAME.json. */
function playwright(name: string, title: string, config: string, limitSeconds: number): Step {
  const run = [bin('@playwright/test/cli.js'), 'test', '--config', config];
  return { name, title, run, limitSeconds, report: `reports/${name}.json` };
}
