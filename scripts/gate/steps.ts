import path from 'node:path';

export type StepName =
  | 'generate'
  | 'types'
  | 'lint'
  | 'imports'
  | 'unused'
  | 'sizes'
  | 'settings'
  | 'drift'
  | 'unit'
  | 'api'
  | 'sandbox'
  | 'faults'
  | 'build'
  | 'lighthouse'
  | 'e2e';

export type Step = {
  name: StepName;
  title: string;
  /** Arguments for Node. */
  run: string[];
  /** Nothing here may hang: beyond this it is ended and has failed. */
  limitSeconds: number;
  /** Where the test runner writes its counts. */
  report?: string;
};

const bin = (file: string) => path.join('node_modules', file);
const script = (file: string) => ['--import', 'tsx', `scripts/${file}.ts`];

/** The whole gate, cheapest first, so that the commonest mistakes are found soonest. */
export const STEPS: Step[] = [
  { name: 'generate', title: 'Generated code', run: script('prepare'), limitSeconds: 120 },
  {
    name: 'types',
    title: 'Types',
    run: [bin('typescript/bin/tsc'), '--noEmit'],
    limitSeconds: 180,
  },
  {
    name: 'lint',
    title: 'Lint and format',
    run: [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings'],
    limitSeconds: 60,
  },
  {
    name: 'imports',
    title: 'Import rules',
    run: [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', '.dependency-cruiser.mjs'],
      ...['app', 'components', 'lib', 'middleware.ts', 'sandbox', 'scripts', 'tests', 'prisma'],
    ],
    limitSeconds: 120,
  },
  { name: 'unused', title: 'Unused code', run: [bin('knip/bin/knip.js')], limitSeconds: 120 },
  { name: 'sizes', title: 'File sizes', run: script('check-sizes'), limitSeconds: 30 },
  {
    name: 'settings',
    title: 'Readers of settings',
    run: script('check-settings'),
    limitSeconds: 30,
  },
  { name: 'drift', title: 'Schema drift', run: script('check-drift'), limitSeconds: 60 },
  vitest('unit', 'Unit tests', 180),
  vitest('api', 'API and port tests', 1200),
  vitest('sandbox', 'Sandbox tests', 180),
  vitest('faults', 'Fault runs', 900),
  {
    name: 'build',
    title: 'Production build',
    run: ['scripts/start.mjs', '--build-only', '--no-env-file'],
    limitSeconds: 300,
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse',
    run: [bin('@playwright/test/cli.js'), 'test', '--config', 'playwright.lighthouse.config.ts'],
    limitSeconds: 900,
    report: 'reports/lighthouse.json',
  },
  {
    name: 'e2e',
    title: 'Journeys in a browser',
    run: [bin('@playwright/test/cli.js'), 'test'],
    limitSeconds: 1800,
    report: 'reports/e2e.json',
  },
];

/** What `npm run check` runs: nothing that needs a browser or a build. */
export const CHECK: StepName[] = [
  'generate',
  'types',
  'lint',
  'imports',
  'unused',
  'sizes',
  'settings',
  'unit',
];

function vitest(
  name: 'unit' | 'api' | 'sandbox' | 'faults',
  title: string,
  limitSeconds: number,
): Step {
  const report = `reports/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const run = [bin('vitest/vitest.mjs'), 'run', `--project=${name}`, ...reporters];
  return { name, title, run, limitSeconds, report };
}
