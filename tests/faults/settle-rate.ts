/** The program that lab/bench/measure-settle.ts starts: prints how many payments are settled in a second. */
import { settleRate } from './run/settle-rate';

console.log(JSON.stringify(await settleRate(Number(process.argv[2] ?? 100))));
process.exit(0);
