#!/usr/bin/env node
// Diagnoses problems of an installation. Node built-ins only, here and in what it imports.
import { runProgram } from './bootstrap/run-program.mjs';

const HELP = `npm run doctor: checks the settings, the database, its locale, the sealing keys, the bucket or folder, mail, the payment
providers, the proxies, ffmpeg, the clock, the last backup and free space, and shows how to generate each missing
secret.

It sends no mail and moves no money; it writes, reads and deletes one small object in the bucket. Exits with 1 if
it finds a fault that must be corrected.

  npm run doctor -- --help   this text
`;

await runProgram({ help: HELP, program: 'scripts/doctor/main.ts', needs: 'run' });
