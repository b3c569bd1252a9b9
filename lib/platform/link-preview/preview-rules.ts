/**
 * The size that Facebook, WhatsApp and others recommend, and the largest file that WhatsApp shows.
 */
export const PREVIEW = { width: 1200, height: 630, maxBytes: 300_000 } as const;
