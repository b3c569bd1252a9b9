import { expect, it, vi } from 'vitest';
import { once } from '@/components/scan/once';

it('accepts only the first code, from a camera or a picture', () => {
  const take = vi.fn();
  const onCode = once(take);
  onCode('of the camera');
  onCode('of a picture that was read meanwhile');
  expect(take.mock.calls).toEqual([['of the camera']]);
});
