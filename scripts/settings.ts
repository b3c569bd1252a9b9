/** Reads and changes the site settings without the admin pages. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { db } from '@/lib/platform/db/client';
import { databaseFailure } from '@/lib/platform/db/sql-state';
import { SettingsError } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { translateIn } from '@/lib/platform/language/translator-for';
import { SITE_SETTINGS } from '@/lib/platform/site-settings/registry';
import {
  exportSettings,
  importSettings,
  setSetting,
  storedSetting,
} from '@/lib/settings/commands/import-settings';
import { parseSettingsFile } from '@/lib/settings/settings-file';
import { adoptRunningSettings } from './start/adopt-running-settings';

const HELP = `npm run settings -- get|set|export|import: the settings that admins change in /admin/settings.

  npm run settings -- get                        all keys with their values
  npm run settings -- get site.name              one key
  npm run settings -- set site.name Evergreen    sets a key; JSON is parsed, everything else is text
  npm run settings -- set site.name null         resets it to its default
  npm run --silent settings -- export            all settings that have been set, as JSON
  npm run settings -- import settings.json       sets what the file has, and resets all others; - reads standard input
  npm run settings -- --help                     this text

A change takes effect at once on all instances. The audit trail records it without a name. Works on the database
of DATABASE_URL, or else on the embedded database of a running site (its data folder is PERENNIAL_DATA_DIR,
else .data). With PERENNIAL_SETTINGS, the settings are in that file, and this command can only read them.
`;

const NO_ANSWER = 'The database does not answer. With the embedded one, start the site first.';

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean' } },
  allowPositionals: true,
});
const [action, first, ...rest] = positionals;
const actions: Record<string, (() => Promise<void>) | undefined> = {
  get: rest.length === 0 ? () => get(first) : undefined,
  set: first && rest.length > 0 ? () => changeSetting(first, rest.join(' ')) : undefined,
  export: first === undefined ? async () => print(await exportSettings()) : undefined,
  import: first && rest.length === 0 ? () => importFile(first) : undefined,
};
const chosenAction = actions[action ?? ''];

if (values.help) process.stdout.write(HELP);
else if (!chosenAction) refuse(`Name an action.\n\n${HELP}`);
else await run(chosenAction);

async function run(work: () => Promise<void>): Promise<void> {
  try {
    await adoptRunningSettings();
    await work().finally(() => db().$disconnect());
  } catch (error) {
    if (databaseFailure(error)) refuse(NO_ANSWER);
    else if (error instanceof AppError) refuse(toErrorText(error));
    else if (error instanceof SettingsError) refuse(error.message);
    else throw error;
  }
}

async function get(key: string | undefined): Promise<void> {
  if (key !== undefined) return print(await storedSetting(key));
  const changedSettings = await exportSettings();
  for (const [name, { default: defaultValue }] of Object.entries(SITE_SETTINGS))
    console.log(
      `${name} ${JSON.stringify(changedSettings[name] ?? defaultValue)}${name in changedSettings ? '' : ' (default)'}`,
    );
}

async function changeSetting(key: string, input: string): Promise<void> {
  printResult(await setSetting(key, parseValue(input)));
}

async function importFile(file: string): Promise<void> {
  const content = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  printResult(await importSettings(parseSettingsFile(content)));
}

/** Parses JSON; everything else is text. Quote a text that looks like JSON. */
function parseValue(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return input;
  }
}

function toErrorText({ message, fields = {} }: AppError): string {
  const lines = Object.entries(fields).map(
    ([key, fault]) => `${key}: ${typeof fault === 'string' ? fault : translateIn('en', fault)}`,
  );
  return lines.length > 0 ? lines.join('\n') : message;
}

function print(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}

function printResult(isChanged: boolean): void {
  console.log(isChanged ? 'It is now in effect.' : 'Nothing changed.');
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
