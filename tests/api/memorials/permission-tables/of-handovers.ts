import { newSecretId } from '@/lib/platform/ids/public-id';
import { PASSWORD } from '../../../support/cast';
import {
  bothVisibilities,
  editors,
  missingForAll,
  owners,
  type Row,
  replaceOk,
  rolesOnly,
} from './row';

/** Successors, handovers, and stopping a deletion. These memorials have no announced handover or deletion. */
export const HANDOVERS: Record<string, Row> = {
  'PUT /api/memorials/[id]/successor': {
    body: ({ keeperId }) => ({ userId: keeperId }),
    open: { ...owners(403), admin: 403 },
    hidden: { ...owners(404), admin: 403 },
  },
  // The keeper was not asked, so there is nothing to answer.
  'POST /api/memorials/[id]/successor': {
    body: () => ({ accepts: true }),
    open: replaceOk(rolesOnly(403), 409),
    hidden: replaceOk(rolesOnly(404), 409),
  },
  'POST /api/memorials/[id]/handover': {
    open: replaceOk(editors(403), 404),
    hidden: replaceOk(editors(404), 404),
  },
  'DELETE /api/memorials/[id]/handover': {
    open: replaceOk(editors(403), 404),
    hidden: replaceOk(editors(404), 404),
  },
  'POST /api/memorials/[id]/transfer': {
    body: ({ keeperId }) => ({ userId: keeperId, password: PASSWORD }),
    open: { ...owners(403), admin: 403 },
    hidden: { ...owners(404), admin: 403 },
  },
  // Only keepers other than the owner may report a death.
  'POST /api/memorials/[id]/owner-died': {
    open: { ...replaceOk(editors(403), 403), keeper: 200 },
    hidden: { ...replaceOk(editors(404), 403), keeper: 200 },
  },
  'DELETE /api/memorials/[id]/deletion': {
    open: replaceOk(editors(403), 404),
    hidden: replaceOk(editors(404), 404),
  },
  // This token is from no mail, so it answers no question.
  'POST /api/keepers/here': {
    body: () => ({ token: newSecretId() }),
    ...bothVisibilities(missingForAll),
  },
};
