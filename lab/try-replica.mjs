#!/usr/bin/env node
// Runs journeys on two instances and a streaming replica behind nginx (docs/operations/database.md).
import { runProgram } from '../scripts/bootstrap/run-program.mjs';

const HELP = `npm run try:replica: builds the site and serves it in two instances of two processes behind nginx, with
Debian's PostgreSQL and a streaming replica of it; runs journeys there, and prints how many reads the
replica answered. Needs Debian's packages postgresql-15 and nginx.

  npm run try:replica -- main-job pay-once                these journeys, as Playwright names them
      --delay 10                                          makes the replica lag by this many seconds (0)
      --lag 30                                            DATABASE_READ_LAG_SECONDS (30)
      --long canary two-instances                         journeys from *.long.spec.ts
      --folder FOLDER                                     keeps databases and files there for the next run
  E2E_EDITS=100 npm run try:replica -- --long edits-seen  with fewer edits
  npm run try:replica -- --help                           this text

Everything runs on loopback, and ends with the program.
`;

await runProgram({ help: HELP, program: 'lab/replica/main.ts', needs: 'test' });
