import { parseArgs } from 'node:util';
import { prepareDatabase } from '../../scripts/database/prepare-database';
import { countWords } from './fill/count-words';
import { fillMemorials } from './fill/fill-memorials';
import { readCount } from './read-count';

const PROGRESS_INTERVAL = 100_000;

/** The program behind `npm run bench -- fill`; lab/bench.mjs has the help text. */
export async function fillProgram(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      memorials: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      database: { type: 'string' },
    },
  });
  const url = values.database;
  if (!url) throw new Error('Name an empty database: --database postgresql://…');
  await prepareDatabase(url);
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  await fillMemorials(url, {
    memorials: readCount(values.memorials, 'memorials'),
    seed: readCount(values.seed, 'seed'),
    onProgress: (done) =>
      done % PROGRESS_INTERVAL === 0 && console.log(`${done} after ${seconds()}`),
  });
  await countWords(url);
  console.log(`${values.memorials} memorials in ${seconds()}`);
}
