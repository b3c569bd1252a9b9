import { newSecretId } from '@/lib/platform/ids/public-id';
import { PASSWORD } from '../../../support/cast';
import { editors, helpers, nobody, owners, type Row, replaced, same } from './row';

/** Succession, handovers, and stopping a deletion. None is announced for these memorials. */
export const HANDOVERS: Record<string, Row> = {
  'PUT /api/memorials/[id]/successor': {
    body: ({ keeperId }) => ({ userId: keeperId }),
    open: { ...owners(403), admin: 403 },
    hidden: { ...owners(404), admin: 403 },
  },
  // The keeper was not asked, so there is nothing to answer.
  'POST /api/memorials/[id]/successor': {
    body: () => ({ accepts: true }),
    open: replaced(helpers(403), 409),
    hidden: replaced(helpers(404), 409),
  },
  'POST /api/memorials/[id]/handover': {
    open: replaced(editors(403), 404),
    hidden: replaced(editors(404), 404),
  },
  'DELETE /api/memorials/[id]/handover': {
    open: replaced(editors(403), 404),
    hidden: replaced(editors(404), 404),
  },
  'POST /api/memorials/[id]/transfer': {
    body: ({ keeperId }) => ({ userId: keeperId, password: PASSWORD }),
    open: { ...owners(403), admin: 403 },
    hidden: { ...owners(404), admin: 403 },
  },
  // Only a keeper who is not the owner may.
  'POST /api/memorials/[id]/owner-died': {
    open: { ...replaced(editors(403), 403), keeper: 200 },
    hidden: { ...replaced(editors(404), 403), keeper: 200 },
  },
  'DELETE /api/memorials/[id]/deletion': {
    open: replaced(editors(403), 404),
    hidden: replaced(editors(404), 404),
  },
  // This secret belongs to no question.
  'POST /api/keepers/here': { body: () => ({ token: newSecretId() }), ...same(nobody) },
};
