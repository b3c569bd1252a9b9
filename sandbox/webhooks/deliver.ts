import type { World } from '../world';
import type { Letter } from './courier';

/**
 * Sends a notice according to the `webhook` knob (payments.md 1.4, 1.8), and waits a limited time for the first
 * response.
 */
export async function deliver(world: World, letter: Letter): Promise<void> {
  const { webhook, webhookDelayMs } = world.knobs.values;
  const { courier } = world;
  if (webhook === 'never') return;
  if (webhook === 'delay') return courier.later(webhookDelayMs, () => courier.send(letter));
  if (webhook === 'reorder') return sendInReverse(world, letter);
  const sent = courier.send(letter);
  if (webhook === 'duplicate') courier.later(0, () => sent.then(() => courier.send(letter)));
  await courier.patiently(sent);
}

const held = new WeakMap<World, Letter>();

/** Holds a notice until the next one has been sent, or until the delay is over. */
async function sendInReverse(world: World, letter: Letter): Promise<void> {
  const earlier = held.get(world);
  held.delete(world);
  if (earlier) {
    await world.courier.send(letter);
    await world.courier.send(earlier);
    return;
  }
  held.set(world, letter);
  world.courier.later(world.knobs.values.webhookDelayMs, async () => {
    if (held.get(world) !== letter) return;
    held.delete(world);
    await world.courier.send(letter);
  });
}
