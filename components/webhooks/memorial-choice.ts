/** A memorial to which a webhook can be limited. */
export type MemorialChoice = { id: string; fullName: string };
