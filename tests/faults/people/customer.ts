import { z } from 'zod';
import type { RandomSource } from '@/prisma/demo/card/seeded-random';
import { requiredForm } from '../../support/memorial-form';
import type { World } from '../world/world';
import { ask } from './ask';
import {
  type CardOrder,
  payByCard,
  payHosted,
  payOnPage,
  readCardOrder,
  readLinkedOrder,
} from './pay';
import type { Person } from './people';

/** What one person is going to do, drawn from the run's seed. */
export type Plan = {
  wants: 'memorial' | 'flowers';
  provider: 'paystack' | 'payfast' | 'stripe';
  /** They wait for the answer. The others close the tab while the card is charged. */
  comesBack: boolean;
  declinedFirst: boolean;
  /** They pay for the same order in a second tab as well. */
  paysTwice: boolean;
};

export function drawPlan(chance: RandomSource): Plan {
  const happens = (part: number) => chance.between(0, 1) < part;
  return {
    wants: happens(0.5) ? 'memorial' : 'flowers',
    provider: happens(0.4) ? 'paystack' : happens(0.5) ? 'payfast' : 'stripe',
    comesBack: happens(0.6),
    declinedFirst: happens(0.1),
    paysTwice: happens(0.06),
  };
}

const draftSchema = z.object({ draftId: z.string() });

/** The picture for drafts, and the memorial to buy flowers for. */
export type Goods = { picture: Blob; memorialId: string };

/** Makes the whole purchase. Stops where a person would give up; payments made before that still count. */
export async function payFor(
  world: World,
  person: Person,
  plan: Plan,
  goods: Goods,
  name: string,
): Promise<void> {
  const order = await basket(world, person, plan, goods, name);
  if (!order) return;
  const open = () => ask(world, person, pathOf(plan), order);
  const [first, second] = [await open(), plan.paysTwice ? await open() : null];
  for (const opened of [first, second])
    if (opened?.status === 201)
      if (plan.provider === 'payfast') await payHosted(opened.body);
      else if (plan.provider === 'stripe') await payByLink(world, person, plan, opened.body);
      else await payAndReturn(world, person, plan, readCardOrder(opened.body));
}

async function payAndReturn(world: World, person: Person, plan: Plan, order: CardOrder) {
  const paid = payByCard(world, order, plan.declinedFirst);
  await paid;
  if (!plan.comesBack) return;
  const { orderId, reference } = order;
  await ask(world, person, '/api/payments/verify-paystack', { orderId, reference }, 3);
}

/** Pays on the page behind the link. If a second tab pays for the order as well, it has its own link and page. */
async function payByLink(world: World, person: Person, plan: Plan, body: object) {
  const order = readLinkedOrder(body);
  await payOnPage(world, order, plan.declinedFirst);
  if (!plan.comesBack) return;
  const { orderId, reference } = order;
  await ask(world, person, '/api/payments/verify-paystack', { orderId, reference }, 3);
}

const pathOf = ({ provider, wants }: Plan) => {
  if (provider === 'payfast') return '/api/payments/create-payfast-payment';
  if (provider === 'stripe') return '/api/payments/initiate-stripe-order';
  return wants === 'memorial'
    ? '/api/payments/initiate-memorial-order'
    : '/api/payments/initiate-paystack-order';
};

/** Returns the body that opens the order; null when the draft could not be saved. */
async function basket(
  world: World,
  person: Person,
  { wants }: Plan,
  { picture, memorialId }: Goods,
  name: string,
): Promise<object | null> {
  if (wants === 'flowers')
    return { amount: 5, orderType: 'flower_tribute', memorialId, message: name };
  const form = new FormData();
  form.set('form', JSON.stringify({ ...requiredForm, name }));
  form.set('mainPicture', picture, 'picture.jpg');
  const answer = await ask(world, person, '/api/memorials/drafts', form);
  if (answer?.status !== 201) return null;
  const { draftId } = draftSchema.parse(answer.body);
  return { amount: 20, orderType: 'memorial_creation', draftId };
}
