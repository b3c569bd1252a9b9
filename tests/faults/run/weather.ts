import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '@/prisma/demo/card/seeded-random';
import { setKnobs } from '../world/sandbox-calls';

const CHANGE_MS = 700;

/** Lets the providers be late, deaf, twice and unwell in turn, until it is ended: then all is well again. */
export function startWeather(sandboxUrl: string, chance: Chance): () => Promise<void> {
  let isOver = false;
  const blow = async () => {
    while (!isOver) {
      await setKnobs(sandboxUrl, draw(chance));
      await sleep(CHANGE_MS);
    }
    await setKnobs(sandboxUrl);
  };
  const blown = blow();
  return () => {
    isOver = true;
    return blown;
  };
}

/** PayFast always tells in the end: it cannot be asked (docs/operations.md, "Money that needs hands"). */
const draw = ({ pick, between }: Chance) => ({
  webhook: pick(['normal', 'normal', 'duplicate', 'delay', 'reorder', 'never']),
  webhookDelayMs: Math.round(between(0, 1_500)),
  itn: pick(['before', 'before', 'after', 'duplicate']),
  itnDelayMs: Math.round(between(0, 1_500)),
  fail: pick([{}, {}, {}, {}, { verify: '500' }, { verify: '429' }, { verify: 'html' }]),
  payfast: pick([{}, {}, {}, {}, {}, { validate: 'down' }, { validate: 'INVALID' }]),
});
