/** What may be away (docs/security.md, "When something is away"); each has its words in messages/*\/api.json. */
export const UNAVAILABLE_KINDS = ['away', 'busy', 'readOnly', 'storage', 'full'] as const;

export type UnavailableKind = (typeof UNAVAILABLE_KINDS)[number];

/** The kind with this name, and `away` for whatever else is not there. */
export const unavailableKind = (name: string | undefined): UnavailableKind =>
  UNAVAILABLE_KINDS.find((kind) => kind === name) ?? 'away';
