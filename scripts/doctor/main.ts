/** The program behind `npm run doctor`; scripts/doctor.mjs has the help text. */
import { parseArgs } from 'node:util';
import { db } from '@/lib/platform/db/client';
import { adoptRunningSettings } from '../start/adopt-running-settings';
import { fillSettings } from '../start/open-site';
import { readEnvironment } from '../start/options';
import { dataDir } from '../start/plan-settings';
import { checkDatabase } from './check-database';
import { checkClock, checkFreeSpace, checkProxies } from './check-machine';
import { checkBackupPlace, checkMail, checkProviders, checkStorage } from './check-services';
import { checkGiven } from './check-settings';
import { type Finding, findingOf } from './finding';
import { watchDates } from './watch-dates';

parseArgs({ options: {} });
await adoptRunningSettings();
await fillSettings();
const faults = checkGiven(readEnvironment());
const findings = faults.some(({ level }) => level === 'fault')
  ? faults
  : [...faults, ...(await ask())];
for (const { level, about, message } of findings)
  console.log(`${level.padEnd(8)} ${about}: ${message}`);
process.exit(findings.some(({ level }) => level === 'fault') ? 1 : 0);

/** Checks that need correct settings. */
async function ask(): Promise<Finding[]> {
  const { dates } = watchDates();
  const asked = await Promise.all([
    findingOf('database', checkDatabase),
    findingOf('media', checkStorage),
    findingOf('backup', checkBackupPlace),
    findingOf('mail', checkMail),
    findingOf('payments', checkProviders),
    findingOf('proxies', checkProxies),
    findingOf('space', () => checkFreeSpace(dataDir(readEnvironment()))),
  ]);
  const clock = await findingOf('clock', () => checkClock(dates)); // last, because the other checks collect times
  await db().$disconnect();
  return [...asked.flat(), ...clock];
}
