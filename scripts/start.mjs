#!/usr/bin/env node
// The one command that starts a working site. May run on Node 20, before anything is installed:
// node built-ins only, here and in what it imports.
import { runProgram } from './bootstrap/run-program.mjs';

const HELP = `npm start: installs what is missing, starts what is not configured, and serves the site.

What is set in the environment or in .env is used as it is. What is not set is started here:
PostgreSQL 18, a sandbox with a mail inbox and payment providers, and media on disk. Everything
lives in .data (PERENNIAL_DATA_DIR). A site that dies is started again on the same port; when it
dies six times in a row, its last lines are printed, and everything ends. Ctrl-C stops everything that was started.

  npm run dev                 the same with "next dev" instead of a build: app, components and lib
                              are compiled as they are visited and again when they change; server
                              and scripts are read at the start only
  npm start -- --no-demo      without the demo memorials
  npm start -- --build-only   make a release in releases/, beside a site that serves, and stop; it needs no
                              port, no database and no setting but LANGUAGES. npm run rollback goes back
                              to the previous release
  npm start -- --no-env-file  without reading .env
  npm start -- --help         this text

The most important settings (.env.example has all of them):
  PORT                  the site's port, 3000; the next free one when it is taken
  SITE_URL              the address people use, http://localhost:PORT
  DATABASE_URL          a PostgreSQL 15 or newer of your own
  PERENNIAL_DATA_DIR    where data lives, .data
  PERENNIAL_EMBEDDED    "never" starts nothing in place of a missing setting and refuses instead
`;

await runProgram({ help: HELP, program: 'scripts/start/main.ts', needs: 'run' });
