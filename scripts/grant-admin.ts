/** Makes the account with an e-mail address an admin: the only way to create the first admin. */
import { parseArgs } from 'node:util';
import { changeRole } from '@/lib/accounts/commands/change-role';
import { email } from '@/lib/accounts/schema';
import { db } from '@/lib/platform/db/client';
import { databaseFailure } from '@/lib/platform/db/sql-state';
import { SettingsError } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { adoptRunningSettings } from './start/adopt-running-settings';

const HELP = `npm run grant-admin -- someone@example.org: makes the account with a verified address an admin.

  npm run grant-admin -- someone@example.org --revoke    takes the role away again
  npm run grant-admin -- --help                          this text

Works on the database of DATABASE_URL, or else on the embedded database of a running site
(its data folder is PERENNIAL_DATA_DIR, else .data). The change takes effect with the person's next request.
`;

const NO_ANSWER = 'The database does not answer. With the embedded one, start the site first.';

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean' }, revoke: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const address = email.safeParse(positionals[0]);

if (values.help) process.stdout.write(HELP);
else if (positionals.length !== 1 || !address.success) refuse(`Name one email address.\n\n${HELP}`);
else await grant(address.data, values.revoke);

async function grant(emailAddress: string, revoke: boolean): Promise<void> {
  try {
    await adoptRunningSettings();
    const hasChanged = await changeRole(emailAddress, revoke ? 'member' : 'admin').finally(() =>
      db().$disconnect(),
    );
    const role = revoke ? 'not an admin' : 'an admin';
    console.log(
      hasChanged ? `${emailAddress} is now ${role}.` : `${emailAddress} is already ${role}.`,
    );
  } catch (error) {
    if (databaseFailure(error)) refuse(NO_ANSWER);
    else if (error instanceof AppError || error instanceof SettingsError) refuse(error.message);
    else throw error;
  }
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
