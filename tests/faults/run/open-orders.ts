import { requiredForm } from '../../support/memorial-form';
import { ask } from '../people/ask';
import { prepareGoods } from '../people/goods';
import { type CardOrder, payByCard, readCardOrder } from '../people/pay';
import { createCrowd, type Person } from '../people/people';
import type { World } from '../world/world';
import { forEachLimited } from './for-each-limited';

export type OpenedOrder = { person: Person; order: CardOrder };

/** How many orders are being opened at the same time. */
const AT_ONCE = 4;

/** Opens orders for memorials and pays each by card. The site learns of a payment only if the sandbox sends notices. */
export async function openOrders(world: World, count: number): Promise<OpenedOrder[]> {
  const next = await createCrowd(world);
  const { picture } = await prepareGoods(world, next());
  const opened: OpenedOrder[] = [];
  const people = Array.from({ length: count }, () => next());
  await forEachLimited(people, AT_ONCE, async (person) => {
    const form = new FormData();
    form.set('form', JSON.stringify(requiredForm));
    form.set('mainPicture', picture, 'picture.jpg');
    const draft = await ask(world, person, '/api/memorials/drafts', form);
    const orderBody = { amount: 20, orderType: 'memorial_creation', draftId: draft?.body.draftId };
    const answer = await ask(world, person, '/api/payments/initiate-memorial-order', orderBody);
    const order = readCardOrder(answer?.body ?? {});
    await payByCard(world, order);
    opened.push({ person, order });
  });
  return opened;
}
