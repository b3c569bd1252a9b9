/** Checks that migrations do not block a running site for long, and can be interrupted (decision 0085). */
import { findMigrationErrors } from './checks/migration-errors';
import { readMigrations } from './database/migration-files';

const HELP = `tsx scripts/check-migrations.ts: refuses a migration that sets no lock_timeout before everything else, that
builds an index on a table with rows without CONCURRENTLY, that alters a table after changing its rows, or
that has, beside CONCURRENTLY, a statement that cannot run twice. Reads the SQL with PostgreSQL's own parser.
`;

/** Merged before the rule existed. Merged migrations are never edited. */
const BEFORE_THE_RULE = new Set([
  '20261121000000_first',
  '20261121000100_rules',
  '20261121000200_reset_addresses',
  '20261121000300_list_filters',
  '20261121093000_refunds_name_their_payment',
  '20261121120000_admin_lists',
  '20261121190000_refunds_ask_by_reason',
  '20261122080000_order_reviews',
  '20261122120000_review_details',
  '20261122130000_known_devices',
  '20261122131000_codes_of_known_devices',
  '20261122173000_cause_visibility',
  '20261122180000_order_of_choosing',
  '20261122190000_answered_messages',
  '20261122190100_tribute_search',
  '20261123013000_language_of_people',
  '20261123051000_partial_dates',
  '20261123052000_memorial_names',
  '20261123053000_family_words',
  '20261123114500_leaves_reading_cover',
  '20261123160000_on_home_page',
  '20261123193000_search_entries',
  '20261123195500_words_by_statement',
  '20261123201500_names_in_the_order_of_names',
  '20261123203000_smaller_pictures',
  '20261123233000_one_index_for_searches',
  '20261124030000_words_in_the_order_of_names',
  '20261124030100_words_of_the_names_there_are',
  '20261124030200_names_without_their_words',
]);

if (process.argv.includes('--help')) process.stdout.write(HELP);
else await checkMigrations();

async function checkMigrations(): Promise<void> {
  const { migrationDirectories } = await readMigrations();
  const checkedMigrations = migrationDirectories.filter(({ path }) => !BEFORE_THE_RULE.has(path));
  for (const { path, migrationFile } of checkedMigrations)
    for (const fault of await findMigrationErrors(migrationFile.content.value)) {
      console.error(`prisma/migrations/${path}: ${fault}`);
      process.exitCode = 1;
    }
  console.log(
    `${checkedMigrations.length} migrations were checked, ${BEFORE_THE_RULE.size} are older.`,
  );
}
