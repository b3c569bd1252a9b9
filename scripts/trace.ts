/** Reads stack traces of the compiled server from standard input and prints them with source positions. */
import { text } from 'node:stream/consumers';
import { toSourcePositions } from './trace/source-positions';

const HELP = `npm run trace < FILE: prints a stack trace, or a whole log, with the lines of the sources instead of those
of the compiled code. It needs the build that wrote the log (dist and .next) in this folder.
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else process.stdout.write(await toSourcePositions(await text(process.stdin)));
