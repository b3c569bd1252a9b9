import { REVISION_LENGTH } from '@/lib/condolences/rules';
import { newId } from '@/lib/platform/ids/public-id';
import { condolenceFields } from '../../../support/condolence';
import { editors, everybody, type Row, replaceOk, rolesOnlyOrMissing } from './row';

/** Condolences and candles of a memorial. The routes of authors and admins have other tables. */
export const CONDOLENCES: Record<string, Row> = {
  'GET /api/memorials/[id]/condolences': { open: everybody, hidden: rolesOnlyOrMissing },
  'POST /api/memorials/[id]/condolences': {
    body: condolence,
    open: replaceOk(everybody, 201),
    hidden: replaceOk(rolesOnlyOrMissing, 201),
  },
  'GET /api/memorials/[id]/condolences/queue': { open: editors(403), hidden: editors(404) },
  'POST /api/memorials/[id]/condolences/decide': {
    body: () => ({
      condolences: [{ _id: newId(), revision: 'x'.repeat(REVISION_LENGTH) }],
      decision: 'publish',
    }),
    open: editors(403),
    hidden: editors(404),
  },
  'PUT /api/memorials/[id]/condolences/audience': {
    body: () => ({ ids: [newId()], audience: 'family' }),
    open: editors(403),
    hidden: editors(404),
  },
  'PUT /api/memorials/[id]/condolences/settings': {
    body: () => ({ rule: 'closed' }),
    open: editors(403),
    hidden: editors(404),
  },
  'PUT /api/memorials/[id]/condolences/first-reader': {
    body: ({ keeperId }) => ({ kind: 'keeper', userId: keeperId }),
    open: editors(403),
    hidden: editors(404),
  },
  'DELETE /api/memorials/[id]/condolences/first-reader': {
    open: editors(403),
    hidden: editors(404),
  },
  'POST /api/memorials/[id]/condolences/read-first': {
    body: () => ({
      condolences: [{ _id: newId(), revision: 'x'.repeat(REVISION_LENGTH) }],
      act: 'pass',
    }),
    open: editors(403),
    hidden: editors(404),
  },
  'PUT /api/memorials/[id]/condolences/notices': {
    body: () => ({ mails: false, timeZone: 'Africa/Johannesburg' }),
    open: editors(403),
    hidden: editors(404),
  },
  'POST /api/memorials/[id]/candles': { open: everybody, hidden: rolesOnlyOrMissing },
};

function condolence({ id }: { id: string }) {
  const form = new FormData();
  for (const [name, value] of Object.entries(condolenceFields(id))) form.set(name, value);
  return form;
}
