/** What can happen with a memorial's keepers, and with whom they let see it. Names must never change: the database keeps them for good. */
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

/** A later release may have written others. */
export const isEventAction = (text: string): text is EventAction =>
  (EVENT_ACTIONS as readonly string[]).includes(text);

/** How many lines of what happened a page has. */
export const EVENTS_PER_PAGE = 50;
