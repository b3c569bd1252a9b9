#!/usr/bin/env node
// Measures the site with many memorials (docs/operations/capacity.md).
import { runProgram } from '../scripts/bootstrap/run-program.mjs';

const HELP = `npm run bench: fills databases of its own with made-up memorials, serves the built site over them (npm start
-- --build-only builds it), measures everything in one run, and writes docs/benchmarks.md.

  npm run bench                       10,000 and 1,000,000 memorials, in about half an hour
  npm run bench -- quick              10,000 and 50,000, fewer turns, in about three minutes
      --memorials 10000000            the larger number
      --seed 42                       the same seed makes the same rows (1)
      --only page,searches            some parts: page, listing, searches, picture, uploads, memory, processes, settle
      --keep FOLDER                   keeps the filled databases there for the next run
      --nginx PROGRAM                 where nginx is, if not where systems install it; without it that side is left out
      --into FILE                     where the report goes
  npm run bench -- fill --database postgresql://…   fills an empty database of yours and stops
      --memorials 1000000             how many (10,000)
      --seed 42
  npm run bench -- --help             this text

A database with any row is refused. Nothing leaves this machine.
`;

await runProgram({ help: HELP, program: 'lab/bench/main.ts', needs: 'test' });
