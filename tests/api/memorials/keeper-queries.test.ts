import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { asReader } from '@/lib/access/reader';
import { mediaObject } from '@/lib/media/queries/media-object';
import { getMemorialView } from '@/lib/memorials/queries/memorial-view';
import { requireVisible } from '@/lib/memorials/queries/require-visible';
import { addMemorialWithPicture } from '../../ports/media/memorial-with-picture';
import { ada, ben, cleo, type Person, viewerOf } from '../../support/cast';
import { addKeeper } from '../../support/keeper';

let owner: Person;
let open: Awaited<ReturnType<typeof addMemorialWithPicture>>;
let hidden: Awaited<ReturnType<typeof addMemorialWithPicture>>;

beforeAll(async () => {
  owner = await ada();
  open = await addMemorialWithPicture(owner.user.id, true);
  hidden = await addMemorialWithPicture(owner.user.id, false);
});

const KEEPER_QUERY = /FROM \\"public\\"\.\\"keepers\\" WHERE/;

/** Returns the number of separate statements about keepers during `run`, not counting joins. */
async function countQueries(run: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const texts = spy.mock.calls.map(([first]) => JSON.stringify(first));
  spy.mockRestore();
  expect(texts.length).toBeGreaterThan(0);
  return texts.filter((text) => KEEPER_QUERY.test(text)).length;
}

const picture = (of: { pictureId: string }, person: Person | null) =>
  mediaObject(of.pictureId, '320', person && asReader(viewerOf(person)));

describe('the keepers of a memorial are queried', () => {
  it('never for a visitor', async () => {
    expect(await countQueries(() => getMemorialView(open.id, null))).toBe(0);
    expect(await countQueries(() => requireVisible(null, open.id))).toBe(0);
    expect(await countQueries(() => picture(hidden, null))).toBe(0);
  });

  it('never for a public picture', async () => {
    expect(await countQueries(() => picture(open, owner))).toBe(0);
    expect(await picture(open, owner)).toMatchObject({ isPublic: true, shownBy: [open.id] });
  });

  it('once for a page with a logged-in reader, and for a private picture', async () => {
    const reader = asReader(viewerOf(owner));
    expect(await countQueries(() => getMemorialView(hidden.id, reader))).toBe(1);
    expect(await countQueries(() => picture(hidden, owner))).toBe(1);
    expect(await picture(hidden, owner)).toMatchObject({ isPublic: false });
    expect(await picture(hidden, await ben())).toBeNull();
  });

  it('to decide who sees a private picture, even for its uploader', async () => {
    await addKeeper(hidden.id, await cleo(), 'owner');
    expect(await picture(hidden, owner)).toBeNull();
    expect(await picture(hidden, await cleo())).toMatchObject({ isPublic: false });
  });
});
