#!/usr/bin/env node
// Kills the server during payments, and looks for lost or duplicated orders (docs/architecture.md).
import { runProgram } from './bootstrap/run-program.mjs';

const HELP = `npm run faults: people pay on a real server with a real database while both are killed again and
again; then every payment is compared with orders, ledger and mails. Prints the figures as JSON; fails
when an order was lost or duplicated.

  npm run faults -- --kills 1000            SIGKILLs of a server (100)
  npm run faults -- --database-kills 200    immediate crashes of the database among them (0)
  npm run faults -- --seed 42               the seed for what people do and when kills happen (1)
  npm run faults -- --instances 2           how many servers at once (1)
  npm run faults -- --full                  the real server with Next, from a build of this tree
  npm run faults -- --naive                 a settlement that is meant to fail
  npm run faults -- --help                  this text
`;

await runProgram({ help: HELP, program: 'tests/faults/main.ts', needs: 'test' });
