#!/usr/bin/env node
// Measures what security.md promises about reliability, and writes docs/reliability.md.
import { runProgram } from '../scripts/bootstrap/run-program.mjs';

const HELP = `npm run reliability: measures the targets R1 to R13 of docs/security.md on this machine, one after the other, and
writes docs/reliability.md. A part that is not measured keeps the figures of the run that measured it last. It first builds the
site like npm test, with every language, so do not run it in the checkout of a live site.

  npm run reliability                          every part; some three hours
  npm run reliability -- quick                 every part at a smaller scale, in about half an hour, into .bench/
      --only restore,memory                    only these parts: memory, start, database, overload, notices, faults, updates,
                                               restore, malformed, kills, providers, soak
      --into FOLDER                            the folder for reliability.md and reliability.json
  npm run reliability -- --help                this text

Fails when a target is missed or a part could not be measured. Nothing leaves this machine.
`;

await runProgram({ help: HELP, program: 'lab/reliability/main.ts', needs: 'test' });
