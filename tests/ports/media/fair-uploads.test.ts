import { expect, it, vi } from 'vitest';
import { storeItem } from '@/lib/media/commands/store-item';
import { ada, ben } from '../../support/cast';

type Job = { path: string; end: () => void };
const decoder = vi.hoisted(() => ({ jobs: [] as Job[] }));
/** Every picture takes until the test ends it, and is then refused. */
vi.mock('@/lib/media/decoder/decode', () => ({
  decode: (task: string, { path }: { path: string }) =>
    task === 'detect'
      ? Promise.resolve('image/png')
      : new Promise((_, reject) => {
          decoder.jobs.push({ path, end: () => reject(new Error('ended')) });
        }),
}));

it('decodes the picture of another member second, although eight of one account came before it', async () => {
  const [adaId, benId] = [(await ada()).user.id, (await ben()).user.id];
  const send = (ownerId: string, path: string, address: string) =>
    storeItem(ownerId, { path, fileName: 'x', bytes: 1, address }).catch(() => undefined);
  const sent = [
    ...Array.from({ length: 8 }, (_, index) => send(adaId, `ada-${index}`, '192.0.2.1')),
    send(benId, 'ben', '198.51.100.1'),
  ];
  for (let job = 0; job < sent.length; job++) {
    await vi.waitFor(() => expect(decoder.jobs).toHaveLength(job + 1));
    decoder.jobs[job]?.end();
  }
  await Promise.all(sent);
  expect(decoder.jobs.map(({ path }) => path).slice(0, 3)).toEqual(['ada-0', 'ben', 'ada-1']);
});
