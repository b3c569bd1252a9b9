import { expect, test } from 'vitest';
import { sharedBuffers } from '@/scripts/postgres/shared-buffers';

const MIB = 2 ** 20;

test.each([
  ['a machine of 1 GB', 1024, 0, 128],
  ['a machine of 2 GB, less the memory of the kernel', 1961, 0, 245],
  ['a machine of 4 GB', 4096, 0, 512],
  ['a machine of 64 GB', 65_536, 0, 1024],
  ['a container of 256 MB', 4096, 256, 128],
  ['a container of 2,000 MB', 4096, 2000, 250],
  ['a container whose limit is beyond the machine', 4096, 2 ** 44, 512],
])('%s gives PostgreSQL an eighth of its memory, within limits', (_, machine, limit, buffers) => {
  expect(sharedBuffers(machine * MIB, limit * MIB)).toBe(`shared_buffers=${buffers}MB`);
});
