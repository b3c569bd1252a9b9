import { setTimeout as sleep } from 'node:timers/promises';
import type { RandomSource } from '@/prisma/demo/card/seeded-random';
import { setKnobs } from '../world/sandbox-calls';

const CHANGE_MS = 700;

/**
 * Changes at random how the providers behave: they send notices late, twice, in another order or never, or fail. The
 * returned function restores them.
 */
export function startProviderFaults(sandboxUrl: string, chance: RandomSource): () => Promise<void> {
  let isOver = false;
  const changeKnobs = async () => {
    while (!isOver) {
      await setKnobs(sandboxUrl, draw(chance));
      await sleep(CHANGE_MS);
    }
    await setKnobs(sandboxUrl);
  };
  const faultsLoop = changeKnobs();
  return () => {
    isOver = true;
    return faultsLoop;
  };
}

/**
 * No fault suppresses PayFast's notice, because nothing else could tell the site about the payment
 * (docs/operations/payments.md, "Payments that need an admin").
 */
const draw = ({ pick, between }: RandomSource) => ({
  webhook: pick(['normal', 'normal', 'duplicate', 'delay', 'reorder', 'never']),
  webhookDelayMs: Math.round(between(0, 1_500)),
  itn: pick(['before', 'before', 'after', 'duplicate']),
  itnDelayMs: Math.round(between(0, 1_500)),
  fail: pick([
    {},
    {},
    {},
    {},
    { verify: '500' },
    { verify: '429' },
    { verify: 'html' },
    { initialize: '500' },
  ]),
  payfast: pick([{}, {}, {}, {}, {}, { validate: 'down' }, { validate: 'INVALID' }]),
});
