import { GET as getPrivate } from '@/app/api/memorials/[id]/private/route';
import { GET, PUT } from '@/app/api/memorials/[id]/route';
import { withoutId } from '@/lib/memorials/merge-fields';
import { call } from './call';
import type { Person } from './cast';

/** What a person who may edit a memorial does with it. */
export function editorOf(id: string, { headers }: Person) {
  const params = { id };
  return {
    read: async () => (await call(GET, { params, headers })).body.memorial,
    /** Returns the identity number and relatives' contacts unmasked, as the form has them. */
    readPrivate: async () => {
      const { identityNumber, familyMembers } = (await call(getPrivate, { params, headers })).body;
      return { identityNumber, familyMembers: familyMembers.map(withoutId) };
    },
    put: (body: object) => call(PUT, { method: 'PUT', params, headers, body }),
  };
}
