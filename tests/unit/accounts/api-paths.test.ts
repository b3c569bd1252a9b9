import { expect, it } from 'vitest';
import { apiDeleteProfile } from '@/lib/accounts/api-paths';

it('the path that deletes a profile names only the memorials that are deleted with it', () => {
  const [one, two, three] = ['000000000001', '000000000002', '000000000003'];
  const path = apiDeleteProfile(false, { [one]: 'leave', [two]: 'delete', [three]: 'leave' });
  expect(new URLSearchParams(path.split('?')[1]).get('memorials')).toBe(`${two}:delete`);
  expect(apiDeleteProfile(false, { [one]: 'leave' })).toBe('/api/auth/delete-profile');
});
