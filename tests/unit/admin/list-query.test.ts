import { describe, expect, it } from 'vitest';
import { placeAddress } from '@/lib/admin/list-place-rules';
import { listQuery } from '@/lib/admin/list-query';
import { usersQuerySchema } from '@/lib/admin/schema';

const NAMES = ['page', 'search', 'sortBy', 'sortOrder'];
const queryFor = (params: Record<string, string>) => {
  const at = { path: '/admin', params, prefix: 'users', anchor: 'users' } as const;
  return listQuery(usersQuerySchema, at, NAMES);
};

describe('listQuery', () => {
  it('reads a list’s parameters from the address', () => {
    const { query, place } = queryFor({
      usersPage: '3',
      usersSortBy: 'email',
      usersSortOrder: 'asc',
    });
    expect(query).toMatchObject({ page: 3, sortBy: 'email', sortOrder: 'asc' });
    expect(placeAddress(place, { page: 4 })).toContain('usersSortBy=email');
  });

  it('drops invalid parameters from the links and keeps those of the other list', () => {
    const params = { usersPage: '3', usersSortOrder: 'up', tributesPage: '2' };
    const { query, place } = queryFor(params);
    expect(query).toMatchObject({ page: 1, sortOrder: 'desc' });
    expect(placeAddress(place, { page: 2 })).toBe('/admin?tributesPage=2&usersPage=2#users');
  });
});
