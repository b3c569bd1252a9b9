/** The program behind `npm run bench`, on the pinned Node. scripts/bench.mjs has the help text. */
import { fillProgram } from './fill-program';

const [command, ...args] = process.argv.slice(2);
if (command === 'fill') await fillProgram(args);
else
  throw new Error(`Unknown: ${command ?? 'nothing asked for'}. npm run bench -- --help has all.`);
