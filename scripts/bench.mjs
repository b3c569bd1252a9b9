#!/usr/bin/env node
// Measures the site with many memorials (docs/operations.md).
import { runProgram } from './bootstrap/run-program.mjs';

const HELP = `npm run bench: measures the site with made-up memorials.

  npm run bench -- fill --database postgresql://…   fills an empty database and stops
      --memorials 1000000                           how many (10,000)
      --seed 42                                     the same seed makes the same rows (1)
  npm run bench -- --help                           this text

A database with any rows is refused.
`;

await runProgram({ help: HELP, program: 'scripts/bench/main.ts', needs: 'test' });
