/** The program behind `npm run doctor`; scripts/doctor.mjs has the help text. */
import { parseArgs } from 'node:util';
import { db } from '@/lib/platform/db/client';
import { adoptRunningSettings } from '../start/adopt-running-settings';
import { fillSettings } from '../start/open-site';
import { readEnvironment } from '../start/options';
import { dataDir } from '../start/plan-settings';
import { checkDatabase } from './check-database';
import { checkClock, checkFfmpeg, checkFreeSpace, checkProxies } from './check-machine';
import { checkBackupPlace, checkMail, checkProviders, checkStorage } from './check-services';
import { checkEnvironment } from './check-settings';
import { type Finding, runCheck } from './finding';
import { observeClocks } from './observe-clocks';

parseArgs({ options: {} });
await adoptRunningSettings();
await fillSettings();
const faults = checkEnvironment(readEnvironment());
const findings = faults.some(({ level }) => level === 'fault')
  ? faults
  : [...faults, ...(await runChecks())];
for (const { level, about, message } of findings)
  console.log(`${level.padEnd(8)} ${about}: ${message}`);
process.exit(findings.some(({ level }) => level === 'fault') ? 1 : 0);

/** Checks that need correct settings. */
async function runChecks(): Promise<Finding[]> {
  const { dates } = observeClocks();
  const results = await Promise.all([
    runCheck('database', checkDatabase),
    runCheck('media', checkStorage),
    runCheck('backup', checkBackupPlace),
    runCheck('mail', checkMail),
    runCheck('payments', checkProviders),
    runCheck('proxies', checkProxies),
    runCheck('videos', checkFfmpeg),
    runCheck('space', () => checkFreeSpace(dataDir(readEnvironment()))),
  ]);
  const clock = await runCheck('clock', () => checkClock(dates)); // last, because the other checks collect times
  await db().$disconnect();
  return [...results.flat(), ...clock];
}
