import type { Statuses } from '../../../support/actors';

/** What an address of a table may name, beside the memorial. */
export type Named = Partial<Record<'invitationId' | 'requestId' | 'secret', string>> & {
  id: string;
  /** The actor of that name. */
  keeperId: string;
};

/** A method of a route: what each actor gets, for a public and for a private memorial. */
export type Row = {
  /** Handed the memorial, and what else was made for the row. */
  body?: (named: Named) => unknown;
  /** The address names the memorial's main picture, not the memorial. */
  ofPicture?: true;
  /** The memorial has a main picture. */
  withPicture?: true;
  /** Makes what the address or the body names beside the memorial. `memberEmail` is that of the actor `member`. */
  make?: (of: {
    id: string;
    ownerId: string;
    memberEmail: string;
  }) => Promise<Omit<Named, 'id' | 'keeperId'>>;
  open: Statuses;
  hidden: Statuses;
};

export const same = (statuses: Statuses) => ({ open: statuses, hidden: statuses });

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
export const nobody: Statuses = { ...everyMember(404), visitor: 404, loggedOut: 404 };

/** Those who look after it in any role. A private memorial is not there for strangers (product.md). */
export const helpers = (stranger: 403 | 404): Statuses => ({
  ...everyMember(200),
  member: stranger,
  rival: stranger,
  creator: stranger,
});
/** product.md 6, "Edit a memorial", for those who keep it with its owner, too (security.md, "Keepers"). */
export const editors = (stranger: 403 | 404): Statuses => ({
  ...helpers(stranger),
  contributor: 403,
});
export const owners = (stranger: 403 | 404): Statuses => ({ ...editors(stranger), keeper: 403 });
export const unseen: Statuses = { ...helpers(404), visitor: 404, loggedOut: 404 };

/** With another status in place of 200. */
export function replaced(statuses: Statuses, by: number): Statuses {
  const entries = Object.entries(statuses).map(([actor, status]) => [
    actor,
    status === 200 ? by : status,
  ]);
  return Object.fromEntries(entries);
}
/** Forwarded, where `statuses` would be seen. */
export const forwarded = (statuses: Statuses): Statuses => replaced(statuses, 308);
