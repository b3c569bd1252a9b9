import { seededRandom } from '@/prisma/demo/card/seeded-random';
import { drawPlan, payFor } from '../people/customer';
import { prepareGoods } from '../people/goods';
import { createCrowd } from '../people/people';
import type { World } from '../world/world';

/** How many people use the site at the same time. */
const AT_ONCE = 10;

/** Keeps the site busy with people until `end` is called. The seed decides what each of them does. */
export async function startCrowd(world: World, seed: string) {
  const next = await createCrowd(world);
  const goods = await prepareGoods(world, next());
  let isOver = false;
  let peopleCount = 0;
  const faults: string[] = [];
  const worker = async () => {
    while (!isOver) {
      const number = ++peopleCount;
      const plan = drawPlan(seededRandom(`${seed}/person ${number}`));
      await payFor(world, next(), plan, goods, `Wangari No ${number}`).catch((error: unknown) =>
        faults.push(`person ${number}: ${error}`),
      );
    }
  };
  const workers = Array.from({ length: AT_ONCE }, worker);
  return {
    /** Waits for people who have already started. Returns how many there were, and the errors they met. */
    async end() {
      isOver = true;
      await Promise.all(workers);
      return { peopleCount, faults };
    },
  };
}
