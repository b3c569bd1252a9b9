/**
 * The events in the history of a memorial's keepers and guests. Never rename one: the database
 * keeps them forever.
 */
export const EVENT_ACTIONS = [
  'invited',
  'joined',
  'declined',
  'takenBack',
  'removed',
  'leaves',
  'stays',
  'left',
  'trusted',
  'trustedNoMore',
  'successorAsked',
  'successorAccepted',
  'successorDeclined',
  'successorTakenBack',
  'handoverAnnounced',
  'handoverObjected',
  'handoverCancelled',
  'handedOver',
  'ownerDied',
  'ownerless',
  'offered',
  'offerNotTaken',
  'transferOffered',
  'deletionAnnounced',
  'deletionTakenBack',
  'deletionObjected',
  'levelChanged',
  'passwordChanged',
  'letIn',
  'takenOff',
  'frozen',
  'unfrozen',
  'caseDecided',
  'relativeHidden',
  'relativeShown',
] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

/** The database may contain events of a later release. */
export const isEventAction = (text: string): text is EventAction =>
  (EVENT_ACTIONS as readonly string[]).includes(text);

export const EVENTS_PER_PAGE = 50;
