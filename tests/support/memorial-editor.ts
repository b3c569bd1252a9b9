import { GET as getPrivate } from '@/app/api/memorials/[id]/private/route';
import { GET, PUT } from '@/app/api/memorials/[id]/route';
import { withoutId } from '@/lib/memorials/merge-fields';
import { call } from './call';
import type { Person } from './cast';

/** The calls that a person with editing rights makes for a memorial. */
export function editorOf(id: string, { headers }: Person) {
  const params = { id };
  return {
    read: async () => (await call(GET, { params, headers })).body.memorial,
    /** Returns the unmasked identity number and relatives' contacts, as the form shows them. */
    readPrivate: async () => {
      const { identityNumber, familyMembers } = (await call(getPrivate, { params, headers })).body;
      return { identityNumber, familyMembers: familyMembers.map(withoutId) };
    },
    put: (body: object) => call(PUT, { method: 'PUT', params, headers, body }),
  };
}
