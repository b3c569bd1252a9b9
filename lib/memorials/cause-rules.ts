import { type DisasterType, MAJOR_EVENT_OF, type MAJOR_EVENTS } from './rules';

/** Why somebody died, and the event that it was part of, as a memorial returns it (product.md, "causeOfDeath"). */
type Cause = {
  primaryCause: string;
  majorEvent: (typeof MAJOR_EVENTS)[number];
  eventName: string;
  eventDate: string | null;
};

/**
 * The values that replace a hidden cause (product.md, "Cause of death"). The event is hidden, too: it would give the
 * cause away, as a pandemic does.
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

/** The cause in the creation form's fields as a memorial returns it. */
export const toCause = (form: CauseForm): Cause => ({
  primaryCause: form.causeOfDeath,
  majorEvent: form.disasterType ? MAJOR_EVENT_OF[form.disasterType] : 'not_related',
  eventName: form.disasterType ? form.disasterName : '',
  eventDate: (form.disasterType && form.disasterDate) || null,
});
