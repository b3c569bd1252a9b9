/** The owner decides about the memorial, keepers change it with the owner, contributors add to it. */
export const KEEPER_ROLES = ['owner', 'keeper', 'contributor'] as const;
export type KeeperRole = (typeof KEEPER_ROLES)[number];

/** Those who change a memorial. */
export const EDITING_ROLES = ['owner', 'keeper'] as const satisfies KeeperRole[];
