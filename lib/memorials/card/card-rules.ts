/** What link previews show: the size that Facebook, WhatsApp and others ask for, and WhatsApp's limit. */
export const PREVIEW = { width: 1200, height: 630, maxBytes: 300_000 } as const;
