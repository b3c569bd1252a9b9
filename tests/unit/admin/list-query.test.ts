import { describe, expect, it } from 'vitest';
import { listQuery } from '@/app/admin/list-query';
import { placeAddress } from '@/components/admin/list-place';
import { usersQuerySchema } from '@/lib/admin/schema';

const NAMES = ['page', 'search', 'sortBy', 'sortOrder'];
const asked = (params: Record<string, string>) => {
  const at = { path: '/admin', params, prefix: 'users', anchor: 'users' } as const;
  return listQuery(usersQuerySchema, at, NAMES);
};

describe('listQuery', () => {
  it('reads a list’s part of the address', () => {
    const { query, place } = asked({ usersPage: '3', usersSortBy: 'email', usersSortOrder: 'asc' });
    expect(query).toMatchObject({ page: 3, sortBy: 'email', sortOrder: 'asc' });
    expect(placeAddress(place, { page: 4 })).toContain('usersSortBy=email');
  });

  it('drops a mistyped part from the links, and leaves the other list’s', () => {
    const params = { usersPage: '3', usersSortOrder: 'up', tributesPage: '2' };
    const { query, place } = asked(params);
    expect(query).toMatchObject({ page: 1, sortOrder: 'desc' });
    expect(placeAddress(place, { page: 2 })).toBe('/admin?tributesPage=2&usersPage=2#users');
  });
});
