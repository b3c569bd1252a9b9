import { totalmem } from 'node:os';
import { expect, test, vi } from 'vitest';
import { sharedBuffers } from '@/scripts/postgres/shared-buffers';

const MIB = 2 ** 20;

test.each([
  ['a container of 256 MB', 256, 128],
  ['a machine of 1 GB', 1024, 256],
  ['one of 2 GB, less what the kernel keeps', 1961, 490],
  ['one of 64 GB', 65_536, 1024],
])('%s gives PostgreSQL a quarter, within bounds', (_, machine, buffers) => {
  expect(sharedBuffers(machine * MIB)).toBe(`shared_buffers=${buffers}MB`);
});

test.each([
  ['the limit of a container', 600 * MIB, 150],
  ['the whole machine without one', 0, undefined],
  ['the whole machine where the limit is beyond it', 2 ** 64, undefined],
])('reckons with %s', (_, limit, buffers) => {
  vi.spyOn(process, 'constrainedMemory').mockReturnValue(limit);
  expect(sharedBuffers()).toBe(
    buffers === undefined ? sharedBuffers(totalmem()) : `shared_buffers=${buffers}MB`,
  );
});
