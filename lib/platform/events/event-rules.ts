import { KIND_NAMES, KINDS } from '../kinds';

/** The events of a memorial itself. Never rename one: webhooks and programs refer to them. */
const MEMORIAL_EVENTS = ['memorial.created', 'memorial.updated', 'memorial.deleted'] as const;

/** The events to which webhooks can subscribe. */
export const EVENT_TYPES = [
  ...MEMORIAL_EVENTS,
  ...KIND_NAMES.flatMap((kind) => KINDS[kind].events),
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
