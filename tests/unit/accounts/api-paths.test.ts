import { expect, it } from 'vitest';
import { apiDeleteProfile } from '@/lib/accounts/api-paths';

it('names only those memorials to delete a profile with which are not left', () => {
  const [one, two, three] = ['000000000001', '000000000002', '000000000003'];
  const path = apiDeleteProfile(false, { [one]: 'leave', [two]: 'delete', [three]: 'leave' });
  expect(new URLSearchParams(path.split('?')[1]).get('memorials')).toBe(`${two}:delete`);
  expect(apiDeleteProfile(false, { [one]: 'leave' })).toBe('/api/auth/delete-profile');
});
