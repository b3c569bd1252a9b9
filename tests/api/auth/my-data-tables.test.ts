import { beforeEach, expect, it } from 'vitest';
import { GET as download } from '@/app/api/auth/my-data/route';
import { db } from '@/lib/platform/db/client';
import { ada } from '@/tests/support/cast';
import { unzip } from '@/tests/support/unzip';
import { resetDatabaseAndClock } from './account';

/** Each table with a column for a person, and the file of the archive that has a person's own rows. */
const IN_ARCHIVE: Record<string, string> = {
  access_grants: 'access-grants',
  access_invitations: 'access-invitations',
  access_requests: 'access-requests',
  api_tokens: 'keys',
  condolence_readers: 'mail-choices',
  condolences: 'condolences',
  family_cases: 'questions',
  first_readers: 'first-readers',
  handovers: 'handovers',
  keeper_invitations: 'keeper-invitations',
  keepers: 'keeper-roles',
  legal_texts: 'legal-texts',
  media: 'uploads',
  media_contributions: 'uploads',
  memorial_drafts: 'drafts',
  memorial_events: 'events',
  memorials: 'memorials',
  orders: 'orders',
  sessions: 'account',
  tributes: 'tributes',
  webhook_endpoints: 'webhooks',
};

/** The tables that the archive leaves out, with the reason. */
const LEFT_OUT: Record<string, string> = {
  challenges: 'the hashes of mailed codes, which expire within minutes',
  refunds: 'refunds by admins to other people, which are in the audit trail',
  resumable_uploads: 'files that have not arrived completely, which are deleted within a day',
  search_entries: 'copies of the content of memorials, for the search',
  setting_changes: 'changes by admins to the site, which are in the audit trail',
  settings: 'the settings of the site, whose authors are in the audit trail',
  silence_questions:
    'the hashes of links in mails, which expire as soon as their owner signs in to download',
};

/** Selects the tables with a person's id, by foreign key or by column name. */
const TABLES_OF_PEOPLE = `
  SELECT DISTINCT table_name AS name FROM (
    SELECT kcu.table_name FROM information_schema.referential_constraints rc
      JOIN information_schema.key_column_usage kcu USING (constraint_schema, constraint_name)
      JOIN information_schema.table_constraints target
        ON target.constraint_schema = rc.unique_constraint_schema AND target.constraint_name = rc.unique_constraint_name
      WHERE target.table_name IN ('users', 'keepers')
    UNION ALL
    SELECT table_name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name ~* '(user|by|owner|sender|actor|person|contributor|reader|author|asker|guest)_?id$'
  ) AS found`;

beforeEach(resetDatabaseAndClock);

it("every table with a person's id is in the archive or left out for a reason", async () => {
  const rows = await db().$queryRawUnsafe<{ name: string }[]>(TABLES_OF_PEOPLE);
  const coveredTables = [...Object.keys(IN_ARCHIVE), ...Object.keys(LEFT_OUT)];
  expect(rows.map(({ name }) => name).sort()).toEqual(coveredTables.sort());
});

it('the archive has a file for every table that is not left out', async () => {
  const { headers } = await ada();
  const request = new Request('http://localhost:3000/', { headers });
  const answer = await download(request, { params: Promise.resolve({}) });
  const files = unzip(new Uint8Array(await answer.arrayBuffer()));
  for (const name of Object.values(IN_ARCHIVE)) expect([...files.keys()]).toContain(`${name}.json`);
});
