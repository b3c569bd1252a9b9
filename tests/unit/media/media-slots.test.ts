import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInMediaSlot, type Sender, type SlotKind } from '@/lib/media/media-slots';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Starts work that runs until the test ends it. */
function begin(kind: SlotKind, sender?: Sender) {
  let end: () => void = () => undefined;
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const done = runInMediaSlot(kind, work, sender && { sender });
  return { work, done, end: () => end() };
}

describe('runInMediaSlot', () => {
  it('starts a picture while videos and cards use all their slots', async () => {
    const busy = (['video', 'video', 'card', 'card'] as const).map((kind) => begin(kind));
    await expect(runInMediaSlot('picture', async () => 'made')).resolves.toBe('made');
    for (const { done, end } of busy) {
      await vi.advanceTimersByTimeAsync(0);
      end();
      await done;
    }
  });

  it('opens one picture at a time, in the order of the calls', async () => {
    const [first, second, third] = Array.from({ length: 3 }, () => begin('picture'));
    await vi.advanceTimersByTimeAsync(0);
    expect(first?.work).toHaveBeenCalled();
    expect(second?.work).not.toHaveBeenCalled();
    first?.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(second?.work).toHaveBeenCalled();
    expect(third?.work).not.toHaveBeenCalled();
    second?.end();
    await vi.advanceTimersByTimeAsync(0);
    third?.end();
    await Promise.all([first, second, third].map((one) => one?.done));
  });

  it('starts background work, which nobody sent, after what people sent', async () => {
    const busy = begin('video');
    const background = begin('video');
    const stranger = begin('video', { account: null, address: '192.0.2.1' });
    const member = begin('video', { account: 'ann' });
    for (const one of [busy, member, stranger, background]) {
      await vi.advanceTimersByTimeAsync(0);
      expect(one.work).toHaveBeenCalled();
      if (one !== background) expect(background.work).not.toHaveBeenCalled();
      one.end();
      await one.done;
    }
  });

  /** Asks for a place for each of them at once, and returns the order in which they get it. */
  async function orderOf(senders: [name: string, sender: Sender][]) {
    const order: string[] = [];
    const done = senders.map(([name, sender]) =>
      runInMediaSlot('picture', async () => order.push(name), { sender }),
    );
    await Promise.all(done);
    return order;
  }

  it('lets somebody else’s picture wait for one of eight of an account, wherever they come from', async () => {
    const eight = Array.from({ length: 8 }, (_, index): [string, Sender] => [
      'mallory',
      { account: 'mallory', address: `192.0.2.${index}` },
    ]);
    const order = await orderOf([...eight, ['ben', { account: 'ben', address: '198.51.100.1' }]]);
    expect(order.slice(0, 3)).toEqual(['mallory', 'ben', 'mallory']);
  });

  it.each([
    ['an address', (index: number) => (index < 0 ? '203.0.113.9' : '203.0.113.8')],
    ['a network', (index: number) => (index < 0 ? '2001:db8:2::1' : `2001:db8:1:${index}::1`)],
  ])('lets it wait for one of eight accounts at %s', async (_, addressOf) => {
    const eight = Array.from({ length: 8 }, (_, index): [string, Sender] => [
      'many',
      { account: `of-${addressOf(0)}-${index}`, address: addressOf(index) },
    ]);
    const ben = { account: `ben-${addressOf(0)}`, address: addressOf(-1) };
    expect((await orderOf([...eight, ['ben', ben]])).slice(0, 2)).toEqual(['many', 'ben']);
  });

  it('lets accounts of the same network take turns', async () => {
    const address = '192.0.2.200';
    const of = (name: string): [string, Sender] => [name, { account: name, address }];
    const order = await orderOf([of('cara'), of('cara'), of('cara'), of('dan')]);
    expect(order).toEqual(['cara', 'dan', 'cara', 'cara']);
  });

  it('lets a member who had no turn for longest be first, however busy the address', async () => {
    const [shared, other] = ['192.0.2.203', '192.0.2.204'];
    const of = (name: string, address: string): [string, Sender] => [
      name,
      { account: name, address },
    ];
    await orderOf([of('fay', shared), of('gus', other), of('hal', shared)]);
    const order = await orderOf([of('first', '192.0.2.205'), of('gus', other), of('fay', shared)]);
    expect(order).toEqual(['first', 'fay', 'gus']);
  });

  it('does not count a turn of a stranger for members at the same address', async () => {
    const address = '192.0.2.206';
    const stranger: [string, Sender] = ['stranger', { account: null, address }];
    const other: [string, Sender] = ['other', { account: 'ida', address: '192.0.2.207' }];
    const member: [string, Sender] = ['member', { account: 'jan', address }];
    await orderOf([stranger]);
    const order = await orderOf([['first', { account: 'first' }], member, other]);
    expect(order).toEqual(['first', 'member', 'other']);
  });

  it('starts pictures of strangers after those of members', async () => {
    const stranger: [string, Sender] = ['stranger', { account: null, address: '192.0.2.201' }];
    const member: [string, Sender] = ['member', { account: 'eve', address: '192.0.2.202' }];
    const order = await orderOf([stranger, stranger, stranger, member, member]);
    expect(order).toEqual(['stranger', 'member', 'member', 'stranger', 'stranger']);
  });

  it.each([
    ['card', 5_000],
    ['picture', 20_000],
    ['video', 120_000],
    ['encoding', 120_000],
  ] as const)(
    'refuses a %s after it waited %i ms, and frees its place in the queue',
    async (kind, waitMs) => {
      const holder = begin(kind);
      await vi.advanceTimersByTimeAsync(0);
      const refusal = runInMediaSlot(kind, async () => 'made').catch((error) => error);
      await vi.advanceTimersByTimeAsync(waitMs - 1);
      const inTime = runInMediaSlot(kind, async () => 'made');
      await vi.advanceTimersByTimeAsync(1);
      expect(await refusal).toMatchObject({ code: 'busy', details: { remainingTime: 10 } });
      holder.end();
      await expect(inTime).resolves.toBe('made');
    },
  );

  it('releases the slot when the work fails', async () => {
    for (let time = 0; time < 3; time++)
      await expect(runInMediaSlot('card', () => Promise.reject(new Error('no')))).rejects.toThrow(
        'no',
      );
    await expect(runInMediaSlot('card', async () => 'made')).resolves.toBe('made');
  });
});
