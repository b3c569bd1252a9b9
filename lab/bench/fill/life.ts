import { storedDay } from '@/lib/memorials/precision-rules';
import type { DatePrecision, MajorEvent } from '@/lib/platform/db/generated/enums';
import { DAY_MS } from '@/lib/platform/durations';
import { byShare, oneOf, type Random, sumOfShares } from './random';

/** Fixed, so that a seed makes the same rows at any time. */
const LAST_DEATH = Date.UTC(2026, 7, 31);
const YEAR_MS = 365.25 * DAY_MS;
/** Most people who are remembered online died recently: half of them within this many years. */
const HALF_WITHIN_YEARS = 15;
const OLDEST_YEARS = 130;

/** The dates, the cause of death and the event of a life. */
export function lifeOf(random: Random) {
  const agoYears = Math.min(OLDEST_YEARS, -Math.log2(1 - random()) * HALF_WITHIN_YEARS);
  const death = LAST_DEATH - agoYears * YEAR_MS;
  const birth = death - ageAtDeath(random) * YEAR_MS;
  const lifeEvent = byShare(EVENTS, TOTAL_EVENT_SHARE, random);
  const [birthPrecision, deathPrecision] = [precisionOf(random), precisionOf(random)];
  return {
    birthDate: storedDay(isoDay(birth), birthPrecision),
    deathDate: storedDay(isoDay(death), deathPrecision),
    birthPrecision,
    deathPrecision,
    primaryCause: lifeEvent.cause ?? byShare(CAUSES, TOTAL_CAUSE_SHARE, random).cause,
    majorEvent: lifeEvent.event,
    eventName: lifeEvent.name,
    eventDate: lifeEvent.event === 'not_related' ? null : isoDay(death),
  };
}

/** The time of a service, one to three weeks after a death. */
export const serviceAfter = (deathDate: string, random: Random): string =>
  new Date(Date.parse(deathDate) + (7 + Math.floor(random() * 14)) * DAY_MS).toISOString();

/** In years: the highest of three draws, because most people die old. */
const ageAtDeath = (random: Random) => Math.max(random(), random(), random()) * 101;

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

const precisionOf = (random: Random): DatePrecision =>
  random() < 0.92 ? 'day' : oneOf(['month', 'year', 'decade', 'about', 'before', 'after'], random);

const CAUSES = [
  { share: 22, cause: 'Heart disease' },
  { share: 9, cause: 'Cancer' },
  { share: 5, cause: 'Lung cancer' },
  { share: 4, cause: 'Breast cancer' },
  { share: 10, cause: 'Stroke' },
  { share: 14, cause: 'Natural causes' },
  { share: 8, cause: 'Old age' },
  { share: 5, cause: 'Pneumonia' },
  { share: 4, cause: 'Alzheimer’s disease' },
  { share: 4, cause: 'Diabetes' },
  { share: 3, cause: 'Kidney failure' },
  { share: 3, cause: 'Tuberculosis' },
  { share: 3, cause: 'Road accident' },
  { share: 2, cause: 'After a long illness' },
  { share: 2, cause: 'Parkinson’s disease' },
  { share: 1, cause: 'Malaria' },
  { share: 0.5, cause: 'Drowning' },
  { share: 0.5, cause: 'Motor neurone disease' },
] as const;
const TOTAL_CAUSE_SHARE = sumOfShares(CAUSES);

type Event = { share: number; event: MajorEvent; name: string; cause?: string };
const EVENTS: readonly Event[] = [
  { share: 93, event: 'not_related', name: '' },
  { share: 3, event: 'pandemic_disease', name: 'COVID-19', cause: 'COVID-19' },
  { share: 0.3, event: 'pandemic_disease', name: 'Spanish Flu', cause: 'Influenza' },
  { share: 1.5, event: 'war_conflict', name: 'World War II', cause: 'Killed in action' },
  { share: 0.3, event: 'war_conflict', name: 'Korean War', cause: 'Killed in action' },
  { share: 0.3, event: 'war_conflict', name: 'Vietnam War', cause: 'Killed in action' },
  { share: 0.4, event: 'natural_disaster', name: 'Earthquake', cause: 'Earthquake' },
  { share: 0.2, event: 'natural_disaster', name: 'Tsunami', cause: 'Drowning' },
  { share: 0.7, event: 'major_accident', name: 'Transportation', cause: 'Road accident' },
  { share: 0.3, event: 'major_accident', name: 'Industrial', cause: 'Accident at work' },
];
const TOTAL_EVENT_SHARE = sumOfShares(EVENTS);
