import type { Statuses } from '../../../support/actors';

/** The ids of the memorial and of what else a row's address or body can name. */
export type RowIds = Partial<Record<'invitationId' | 'requestId' | 'secret', string>> & {
  id: string;
  /** The actor `keeper`. */
  keeperId: string;
};

/** A method of a route, and each actor's status for a public and a private memorial. */
export type Row = {
  /** Returns the body, given the memorial and what `make` created. */
  body?: (named: RowIds) => unknown;
  query?: string;
  /** The address has the id of the main picture instead of the memorial's. */
  ofPicture?: true;
  /** The memorial needs a main picture. */
  withPicture?: true;
  /** Creates the objects that the address or the body names. `memberEmail` is the address of the actor `member`. */
  make?: (of: {
    id: string;
    ownerId: string;
    memberEmail: string;
  }) => Promise<Omit<RowIds, 'id' | 'keeperId'>>;
  open: Statuses;
  hidden: Statuses;
};

export const bothVisibilities = (statuses: Statuses) => ({ open: statuses, hidden: statuses });

const MEMBERS_ONLY = { visitor: 401, loggedOut: 401 };
export const everyMember = (status: number): Statuses => ({
  ...MEMBERS_ONLY,
  member: status,
  rival: status,
  creator: status,
  contributor: status,
  keeper: status,
  owner: status,
  admin: status,
});
export const everybody: Statuses = { ...everyMember(200), visitor: 200, loggedOut: 200 };
export const missingForAll: Statuses = { ...everyMember(404), visitor: 404, loggedOut: 404 };

/** Allows every role of the memorial. For strangers, a private memorial does not exist (product.md). */
export const rolesOnly = (stranger: 403 | 404): Statuses => ({
  ...everyMember(200),
  member: stranger,
  rival: stranger,
  creator: stranger,
});
/** Allows owners, keepers and admins. See product.md 6, "Edit a memorial", and security.md, "Keepers". */
export const editors = (stranger: 403 | 404): Statuses => ({
  ...rolesOnly(stranger),
  contributor: 403,
});
export const owners = (stranger: 403 | 404): Statuses => ({ ...editors(stranger), keeper: 403 });
export const rolesOnlyOrMissing: Statuses = { ...rolesOnly(404), visitor: 404, loggedOut: 404 };

/** Replaces the status 200. */
export function replaceOk(statuses: Statuses, by: number): Statuses {
  const entries = Object.entries(statuses).map(([actor, status]) => [
    actor,
    status === 200 ? by : status,
  ]);
  return Object.fromEntries(entries);
}
/** Replaces 200 with the status of a redirect. */
export const redirectForOk = (statuses: Statuses): Statuses => replaceOk(statuses, 308);
