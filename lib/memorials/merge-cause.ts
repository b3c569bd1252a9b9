import { AppError } from '@/lib/errors';
import { MAJOR_EVENT_OF, MAJOR_EVENTS } from './rules';
import type { MemorialFields } from './schema-fields';

/**
 * The cause of death in the creation form's fields. Takes its text, or the object of the returned
 * memorial (decisions.md); what it does not name is not in the answer. Throws `invalid` for an event
 * that there is not.
 */
export function mergeCause({ causeOfDeath, disasterType }: MemorialFields): Record<string, string> {
  const none = disasterType === '' ? NO_DISASTER : {};
  if (causeOfDeath === undefined) return none;
  if (typeof causeOfDeath === 'string') return { ...none, causeOfDeath };
  const { primaryCause, majorEvent, eventName, eventDate } = causeOfDeath;
  return {
    ...none,
    ...(primaryCause !== undefined && { causeOfDeath: primaryCause }),
    ...(eventName !== undefined && { disasterName: eventName }),
    ...(eventDate !== undefined && { disasterDate: eventDate ?? '' }),
    ...(majorEvent !== undefined && disaster(majorEvent)),
  };
}

/** Without an event there is neither its name nor its day. */
function disaster(majorEvent: string): Record<string, string> {
  if (majorEvent === 'not_related' || majorEvent === '') return NO_DISASTER;
  return { disasterType: disasterTypeOf(majorEvent) };
}

const NO_DISASTER = { disasterType: '', disasterName: '', disasterDate: '' };

/** 'war' for 'war_conflict'. */
export function disasterTypeOf(majorEvent: string) {
  for (const type of DISASTER_TYPES) if (MAJOR_EVENT_OF[type] === majorEvent) return type;
  const message = `The major event must be one of ${MAJOR_EVENTS.join(', ')}`;
  throw new AppError('invalid', message, { fields: { causeOfDeath: message } });
}

const DISASTER_TYPES = ['war', 'natural', 'pandemic', 'accident'] as const;
