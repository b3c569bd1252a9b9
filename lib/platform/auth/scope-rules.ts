/**
 * What a key may be allowed to do (decision 0118). Nothing else is open to keys: no account, payment, keeper, deletion, private value,
 * nor anything of admins.
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

/** Whether a text, which the database may have from a release with others, is a scope today. */
export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);
