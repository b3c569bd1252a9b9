/** Refuses a name that two modules export: a reader who searches for it must find one meaning (style.md 1). */
import { readFileSync } from 'node:fs';
import { exportedNames, sharedNames } from './checks/exported-names';
import { sourceFiles } from './checks/source-files';

/** Modules behind `#use-language` in package.json: one for the server, one for the browser. */
const ALTERNATIVES = ['useLanguage'];
const HELP = 'tsx scripts/check-names.ts: refuses names that two modules export.\n';

if (process.argv.includes('--help')) process.stdout.write(HELP);
else checkNames();

function checkNames(): void {
  const files = sourceFiles().filter((file) => !file.startsWith('tests/'));
  const names = new Map(
    files.map((file) => [file, exportedNames(file, readFileSync(file, 'utf8'))]),
  );
  const shared = sharedNames(names);
  for (const name of ALTERNATIVES) shared.delete(name);
  for (const [name, modules] of shared)
    console.error(`${name} is exported by ${modules.join(' and ')}`);
  console.log(`${[...names.values()].flat().length} exported names, ${shared.size} more than once`);
  if (shared.size > 0) process.exitCode = 1;
}
