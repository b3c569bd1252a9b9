import { type DisasterType, MAJOR_EVENT_OF, type MAJOR_EVENTS } from './rules';

/**
 * The cause of a death and the event that it was part of, in the API's fields (product.md,
 * "causeOfDeath").
 */
type Cause = {
  primaryCause: string;
  majorEvent: (typeof MAJOR_EVENTS)[number];
  eventName: string;
  eventDate: string | null;
};

/**
 * Replaces a hidden cause (product.md, "Cause of death"). The event is hidden as well, because an
 * event such as a pandemic reveals the cause.
 */
export const NO_CAUSE: Cause = {
  primaryCause: '',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
};

type CauseForm = {
  causeOfDeath: string;
  disasterType: DisasterType | '';
  disasterName: string;
  disasterDate: string;
};

/** Converts the fields of the creation form to those of the API. */
export const toCause = (form: CauseForm): Cause => ({
  primaryCause: form.causeOfDeath,
  majorEvent: form.disasterType ? MAJOR_EVENT_OF[form.disasterType] : 'not_related',
  eventName: form.disasterType ? form.disasterName : '',
  eventDate: (form.disasterType && form.disasterDate) || null,
});
