/**
 * The events to which webhooks can subscribe. Never rename one: webhooks and programs refer to
 * them.
 */
export const EVENT_TYPES = [
  'memorial.created',
  'memorial.updated',
  'memorial.deleted',
  'condolence.waiting',
  'condolence.published',
  'tribute.received',
  'media.added',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
