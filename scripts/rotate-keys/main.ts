/** The program behind `npm run rotate-keys`; scripts/rotate-keys.mjs has the help text. */
import { parseArgs } from 'node:util';
import { activeKeyId } from '@/lib/platform/crypto/sealing';
import { env } from '@/lib/platform/env';
import { printLine, runCommand } from '../backup/run-command';
import { openSite } from '../start/open-site';
import { rotateKeys } from './rotate-keys';

parseArgs({ options: {} });

await runCommand(async (running) => {
  await openSite(running);
  const { resealed, retired } = await rotateKeys(env().DATABASE_URL);
  printLine(`Re-encrypted with ${activeKeyId()}: ${resealed.toLocaleString('en')} values.`);
  for (const id of retired)
    printLine(
      `${id} no longer seals anything: remove it from FIELD_ENCRYPTION_KEYS, and keep it with the earlier backups.`,
    );
});
