import { expect, it, vi } from 'vitest';
import { firstOnly } from '@/components/scan/first-only';

it('accepts only the first code, from a camera or a picture', () => {
  const take = vi.fn();
  const onCode = firstOnly(take);
  onCode('of the camera');
  onCode('of a picture that was read meanwhile');
  expect(take.mock.calls).toEqual([['of the camera']]);
});
