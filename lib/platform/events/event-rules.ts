/** What endpoints can be told of. Names must never change: endpoints have chosen them, and programs read them. */
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
