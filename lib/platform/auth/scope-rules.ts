/**
 * What a key may be allowed to do (decision 0118). Accounts, payments, keepers, deletions, private
 * values and admin functions are closed to keys.
 */
export const SCOPES = [
  'memorials:read',
  'memorials:write',
  'media:write',
  'condolences:read',
  'condolences:decide',
  'webhooks:manage',
] as const;
export type Scope = (typeof SCOPES)[number];

/** Whether a text is a scope of this release. The database may contain scopes of other releases. */
export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);
