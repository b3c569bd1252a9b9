/** The program behind `npm run faults`, on the pinned Node. scripts/faults.mjs has the help text. */
import { parseArgs } from 'node:util';
import { prepareFirst } from '@/scripts/prepare-first';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    'database-kills': { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    instances: { type: 'string', default: '1' },
    naive: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  },
});

if (values.naive && values.full)
  throw new Error('Choose --naive or --full, not both: a build does not contain the naive settle.');

prepareFirst();
const { runFaults } = await import('./run/run-faults');

const report = await runFaults({
  seed: values.seed,
  kills: Number(values.kills),
  databaseKills: Number(values['database-kills']),
  instances: Number(values.instances),
  naive: values.naive,
  full: values.full,
  onProgress: (done, all) => {
    if (done % 25 === 0 || done === all) console.log(`${done} of ${all} faults`);
  },
});
console.log(JSON.stringify(report, null, 2));
process.exit(report.broken.length > 0 ? 1 : 0);
