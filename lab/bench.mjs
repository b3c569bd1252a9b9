#!/usr/bin/env node
// Measures the site with many memorials (docs/operations/capacity.md).
import { runProgram } from '../scripts/bootstrap/run-program.mjs';

const HELP = `npm run bench: fills new databases with made-up memorials, serves the built site with them (npm start
-- --build-only builds it), measures everything in one run, and writes docs/benchmarks.md.

  npm run bench                       10,000 and 1,000,000 memorials, in about half an hour
  npm run bench -- quick              10,000 and 50,000, fewer turns, in about three minutes
      --memorials 10000000            the larger number
      --seed 42                       the same seed makes the same rows (1)
      --only page,searches            only these parts: page, listing, searches, picture, uploads, memory, processes, settle
      --keep FOLDER                   keeps the filled databases there for the next run
      --nginx PROGRAM                 the path of nginx, if it is not in a usual place; without nginx, that side is skipped
      --into FILE                     the file for the report
  npm run bench -- fill --database postgresql://…   fills an empty database of yours and stops
      --memorials 1000000             how many (10,000)
      --seed 42
  npm run bench -- --help             this text

A database with any row is refused. Nothing leaves this machine.
`;

await runProgram({ help: HELP, program: 'lab/bench/main.ts', needs: 'test' });
