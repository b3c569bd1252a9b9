import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { addDemoCase } from '@/prisma/demo/add-demo-case';
import { addDemoContribution } from '@/prisma/demo/add-demo-contribution';
import { addDemoKeepers } from '@/prisma/demo/add-demo-keepers';
import { demoPeople } from '@/prisma/demo/people';
import { storeUnusedPicture } from '../../ports/media/memorial-with-picture';
import { ada, ben, root } from '../../support/cast';
import { addMemorial } from '../../support/memorial';

it('the demo adds a keeper to a memorial, even one from an earlier demo, but changes no role', async () => {
  const [owner, keeper, admin] = [await ada(), await ben(), await root()];
  const accounts = { ada: owner.user.id, ben: keeper.user.id, root: admin.user.id };
  const person = demoPeople.find(({ keptWith }) => keptWith?.some(({ role }) => role === 'keeper'));
  if (!person) throw new Error('Nobody keeps a memorial of the demo');
  const id = await addMemorial({ createdById: accounts[person.createdBy] });
  const roles = async () =>
    (await db().keeper.findMany({ where: { memorialId: id }, orderBy: { role: 'asc' } })).map(
      ({ role }) => role,
    );
  await addDemoKeepers(db(), id, person, accounts);
  expect(await roles()).toEqual(['owner', 'keeper']);
  await db().keeper.updateMany({
    where: { memorialId: id, role: 'keeper' },
    data: { role: 'contributor' },
  });
  await addDemoKeepers(db(), id, person, accounts);
  expect(await roles()).toEqual(['owner', 'contributor']);
});

it('the demo adds one case, however often it is loaded', async () => {
  const id = await addMemorial();
  for (const person of [...demoPeople, ...demoPeople]) await addDemoCase(db(), id, person);
  expect(await db().familyCase.findMany({ where: { memorialId: id } })).toMatchObject([
    { claim: 'family', state: 'open', name: 'Anne Blunt' },
  ]);
});

it('the demo adds one waiting picture, however often it is loaded', async () => {
  const id = await addMemorial();
  const store = async (_: string, ownerId: string) => (await storeUnusedPicture(ownerId)).id;
  const load = async () => {
    for (const person of demoPeople) await addDemoContribution(id, person, store);
    return db().mediaContribution.findMany({ where: { memorialId: id } });
  };
  await load();
  const [waitingPicture, ...others] = await load();
  expect(others).toEqual([]);
  expect(waitingPicture).toMatchObject({ state: 'waiting' });
  await db().mediaContribution.deleteMany({ where: { memorialId: id } }); // as when the family publishes it
  expect(await load()).toEqual([]);
});
