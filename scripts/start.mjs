#!/usr/bin/env node
// The one command that gives a working site. May run on Node 20, before anything is installed:
// node built-ins only, here and in what it imports.
import { runProgram } from './bootstrap/run-program.mjs';

const HELP = `npm start: installs what is missing, starts what is not configured, and serves the site.

What is set in the environment or in .env is used as it is. What is not set is started here:
PostgreSQL 18, a sandbox with a mail inbox and payment providers, and media on disk. Everything
lives in .data (PERENNIAL_DATA_DIR). Ctrl-C ends everything that was started.

  npm start -- --no-demo      without the demo memorials
  npm start -- --build-only   prepare the database, build the site, and stop
  npm start -- --no-env-file  without reading .env
  npm start -- --help         this text

Settings that matter most (all of them: .env.example):
  PORT                  the site's port, 3000; the next free one when it is taken
  SITE_URL              the address people use, http://localhost:PORT
  DATABASE_URL          a PostgreSQL 15 or newer of your own
  PERENNIAL_DATA_DIR    where data lives, .data
  PERENNIAL_EMBEDDED    "never" starts nothing in place of a missing setting and refuses instead
`;

await runProgram({ help: HELP, program: 'scripts/start/main.ts', needs: 'run' });
