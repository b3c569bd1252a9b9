import { setTimeout as sleep } from 'node:timers/promises';
import type { RandomSource } from '@/prisma/demo/card/seeded-random';
import { setKnobs } from '../world/sandbox-calls';

const CHANGE_MS = 700;

/** Makes the providers send notices late, never or twice, and fail, in turn. The returned function restores them. */
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
 * PayFast always sends its notice eventually, because we cannot query its payments (docs/operations/payments.md,
 * "Payments that need an admin").
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
