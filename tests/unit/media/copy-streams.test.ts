import { expect, it, vi } from 'vitest';
import { copyStreams } from '@/lib/media/commands/copy-streams';
import type { Task } from '@/lib/media/decoder/tasks';

const decoded = vi.hoisted((): string[] => []);
vi.mock('@/lib/media/decoder/decode', () => ({
  decode: async (task: Task, { path }: { path: string }) => {
    decoded.push(`${task} ${path}`);
    return { ending: 'mp4' };
  },
}));

it('reads the headers of a copy before somebody else’s video, so that no finished copy waits', async () => {
  const copy = (name: string) => {
    const file = { path: name, fileName: '', bytes: 1, contentType: 'video/mp4' };
    return copyStreams(file, `${name}-copy`, { account: name });
  };
  await Promise.all([copy('ada'), copy('ben')]);
  expect(decoded).toEqual(['video ada', 'facts ada-copy', 'video ben', 'facts ben-copy']);
});
