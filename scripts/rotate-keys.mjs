#!/usr/bin/env node
// Re-encrypts everything with the first key. Node built-ins only, here and in what it imports.
import { runProgram } from './bootstrap/run-program.mjs';

const HELP = `npm run rotate-keys: re-encrypts everything with the first key of FIELD_ENCRYPTION_KEYS, while
the site runs. It can be stopped and run again.

  1. Make a key: echo k2:$(openssl rand -base64 32)
  2. Append it: FIELD_ENCRYPTION_KEYS=k1:…,k2:… on every instance, and restart all of them. Now all can decrypt with it.
  3. Put it in front: FIELD_ENCRYPTION_KEYS=k2:…,k1:… on every instance, and restart all of them.
  4. npm run rotate-keys
  5. Remove the old key on every instance, and restart all of them. Keep it as long as older backups need it.

  npm run rotate-keys -- --help   this text
`;

await runProgram({ help: HELP, program: 'scripts/rotate-keys/main.ts', needs: 'run' });
