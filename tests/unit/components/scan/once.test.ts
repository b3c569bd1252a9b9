import { expect, it, vi } from 'vitest';
import { once } from '@/components/scan/once';

it('accepts only the first code, from a camera or a picture', () => {
  const onFirstCode = vi.fn();
  const onCode = once(onFirstCode);
  onCode('of the camera');
  onCode('of a picture that was read meanwhile');
  expect(onFirstCode.mock.calls).toEqual([['of the camera']]);
});
