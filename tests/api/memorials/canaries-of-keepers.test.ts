import { beforeAll, describe, expect, it } from 'vitest';
import { readerFrom } from '@/lib/access/reader-from';
import { getMemorialPage } from '@/lib/memorials/queries/memorial-page';
import { memorialScreen } from '@/lib/tributes/queries/memorial-screen';
import { call } from '../../support/call';
import { ada, cora, kim, type Person } from '../../support/cast';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { hiddenCause, sister } from '../../support/memorial-form';
import { routeHandlers } from '../../support/route-handlers';

/** Parts of what only those may read whom the owner trusts; masks have such parts, too. */
const PRIVATE = /CANARY-4711|nyambura@|@example\.org|\+254|1944-05-06|SISTER-|••••[^"]|[^"]••••/;
const CAUSE = /CANARY-CAUSE|CANARY-EVENT|2011-08-07/;

/** What anybody may read of a memorial; pages are crawled in tests/journeys. */
const handlers = await routeHandlers('api/memorials');
const READS = [...handlers.keys()].filter((name) => name.startsWith('GET '));

let owner: Person;
let keeper: Person;
let contributor: Person;
let id: string;

beforeAll(async () => {
  [owner, keeper, contributor] = [await ada(), await kim(), await cora()];
  const form = { ...hiddenCause, familyMembers: [sister] };
  id = await addMemorial({ createdById: owner.user.id, isPublic: false }, form);
  await addKeeper(id, keeper, 'keeper');
  await addKeeper(id, contributor, 'contributor');
});

/** Everything that the API and the page tell this person about the memorial, in one text. */
async function told({ headers }: Person): Promise<string> {
  const texts: string[] = [];
  for (const name of READS) {
    const handler = handlers.get(name);
    if (!handler) throw new Error(`There is no ${name}`);
    const { body } = await call(handler, { params: { id, language: 'fr' }, headers });
    texts.push(JSON.stringify(body));
  }
  const reader = await readerFrom(new Headers(headers));
  const page = await getMemorialPage(id, reader, 'en');
  if (!page) throw new Error('there is no page');
  texts.push(JSON.stringify(await memorialScreen(page, 'en', reader.viewer)));
  return texts.join('\n');
}

describe('what is told of a private memorial', () => {
  it('has all of it for the owner', async () => {
    expect(await told(owner)).toMatch(PRIVATE);
    expect(await told(owner)).toMatch(CAUSE);
  });

  it('has no private value for an untrusted keeper, masked ones neither', async () => {
    const text = await told(keeper);
    expect(text).toContain('Nyambura Test');
    expect(text).toMatch(CAUSE);
    expect(text).not.toMatch(PRIVATE);
  });

  it('has no private value and no hidden cause for a contributor', async () => {
    const text = await told(contributor);
    expect(text).toContain('Nyambura Test');
    expect(text).not.toMatch(PRIVATE);
    expect(text).not.toMatch(CAUSE);
    expect(text).not.toContain('identityNumber');
  });
});
