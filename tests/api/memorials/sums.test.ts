import { expect, it } from 'vitest';
import { asReader } from '@/lib/access/reader';
import { getMemorialPage } from '@/lib/memorials/queries/memorial-page';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { viewerFromHeaders } from '@/lib/platform/auth/viewer-from-headers';
import { memorialScreen } from '@/lib/tributes/queries/memorial-screen';
import { ada, ben, cora, kim, type Person, root } from '../../support/cast';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { addTribute } from '../../support/tribute';

const viewerOf = (person: Person) => viewerFromHeaders(new Headers(person.headers));

async function screenOf(id: string, viewer: Viewer | null) {
  const memorial = await getMemorialPage(id, asReader(viewer), 'en');
  if (!memorial) throw new Error('there is no page');
  return memorialScreen(memorial, 'en', asReader(viewer));
}

const sumsIn = ({ tributes }: Awaited<ReturnType<typeof screenOf>>) =>
  tributes.map(({ sumMinor }) => sumMinor).filter((sum) => sum !== null);

it('the page shows all amounts to keepers and admins, their own to senders, none to anybody else', async () => {
  const [creator, sender, admin] = [await ada(), await ben(), await root()];
  const id = await addMemorial({ createdById: creator.user.id });
  const senderId = sender.user.id;
  await addTribute(id, { amountMinor: 4321, senderId });
  await addTribute(id, { amountMinor: 1234, senderId, isAnonymous: true });
  await addTribute(id, { amountMinor: 9876 });

  const visitor = await screenOf(id, null);
  expect(sumsIn(visitor)).toEqual([]);
  expect(JSON.stringify(visitor)).not.toMatch(/4321|1234|9876|43\.21|12\.34|98\.76/);
  expect(visitor.tributes.map(({ size }) => size).sort()).toEqual(['bouquet', 'flower', 'posy']);
  expect(visitor.senderCount, 'does not reveal who was anonymous').toBe(3);

  expect(sumsIn(await screenOf(id, await viewerOf(sender))).sort()).toEqual([1234, 4321]);
  const [keeper, contributor] = [await kim(), await cora()];
  await addKeeper(id, keeper, 'keeper');
  await addKeeper(id, contributor, 'contributor');
  expect(sumsIn(await screenOf(id, await viewerOf(contributor)))).toEqual([]);
  for (const one of [creator, keeper, admin])
    expect(sumsIn(await screenOf(id, await viewerOf(one))).sort()).toEqual([1234, 4321, 9876]);

  await addTribute(id, { senderId });
  expect((await screenOf(id, null)).senderCount, 'a sender is one person').toBe(3);
});
