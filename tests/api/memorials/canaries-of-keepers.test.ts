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

/** Matches private values that only trusted keepers may see, and the masks of these values. */
const PRIVATE = /CANARY-4711|nyambura@|@example\.org|\+254|1944-05-06|SISTER-|••••[^"]|[^"]••••/;
const CAUSE = /CANARY-CAUSE|CANARY-EVENT|2011-08-07/;

/** All routes about memorials. tests/journeys crawls the pages. */
const handlers = await routeHandlers('api/memorials');
const GET_ROUTES = [...handlers.keys()].filter((name) => name.startsWith('GET '));

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

/** Returns, as one text, everything that this person receives about the memorial from the API and the page. */
async function shownTo({ headers }: Person): Promise<string> {
  const texts: string[] = [];
  for (const name of GET_ROUTES) {
    const handler = handlers.get(name);
    if (!handler) throw new Error(`There is no ${name}`);
    const { body } = await call(handler, { params: { id, language: 'fr' }, headers });
    texts.push(JSON.stringify(body));
  }
  const reader = await readerFrom(new Headers(headers));
  const page = await getMemorialPage(id, reader, 'en');
  if (!page) throw new Error('there is no page');
  texts.push(JSON.stringify(await memorialScreen(page, 'en', reader)));
  return texts.join('\n');
}

describe('what the API and page show of a private memorial', () => {
  it('includes everything for the owner', async () => {
    expect(await shownTo(owner)).toMatch(PRIVATE);
    expect(await shownTo(owner)).toMatch(CAUSE);
  });

  it('includes no private value for an untrusted keeper, not even a masked one', async () => {
    const text = await shownTo(keeper);
    expect(text).toContain('Nyambura Test');
    expect(text).toMatch(CAUSE);
    expect(text).not.toMatch(PRIVATE);
  });

  it('includes no private value and no hidden cause for a contributor', async () => {
    const text = await shownTo(contributor);
    expect(text).toContain('Nyambura Test');
    expect(text).not.toMatch(PRIVATE);
    expect(text).not.toMatch(CAUSE);
    expect(text).not.toContain('identityNumber');
  });
});
