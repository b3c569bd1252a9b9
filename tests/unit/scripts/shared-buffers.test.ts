import { expect, test, vi } from 'vitest';
import { sharedBuffers } from '@/scripts/postgres/shared-buffers';

const MIB = 2 ** 20;
vi.mock('node:os', async (load) => ({ ...(await load()), totalmem: () => 4096 * MIB }));

test.each([
  ['a container of 256 MB', 256, 128],
  ['a machine of 1 GB', 1024, 128],
  ['one of 2 GB, less what the kernel keeps', 1961, 245],
  ['one of 64 GB', 65_536, 1024],
])('%s gives PostgreSQL an eighth, within bounds', (_, machine, buffers) => {
  expect(sharedBuffers(machine * MIB)).toBe(`shared_buffers=${buffers}MB`);
});

test.each([
  ['the limit of a container', 2000 * MIB, 250],
  ['the whole machine without a limit', 0, 512],
  ['the whole machine where the limit is beyond it', 2 ** 64, 512],
])('an eighth of %s', (_, limit, buffers) => {
  vi.spyOn(process, 'constrainedMemory').mockReturnValue(limit);
  expect(sharedBuffers()).toBe(`shared_buffers=${buffers}MB`);
});
