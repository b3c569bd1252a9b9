/** A memorial that a webhook can be for. */
export type MemorialChoice = { id: string; fullName: string };
