import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SecondCalendarDate } from '@/components/memorials/second-calendar-date';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

const htmlFor = (iso: string, calendar: 'hebrew' | null) =>
  renderToStaticMarkup(withEnglishMessages(<SecondCalendarDate iso={iso} calendar={calendar} />));

it('shows the second date in brackets after the first, isolated from its text direction', () =>
  expect(htmlFor('1947-11-23', 'hebrew')).toMatch(/^ <bdi[^>]*>\(10 Kislev 5708\)<\/bdi>$/));

it.each([
  ['without a second calendar', '1947-11-23', null],
  ['for a day before the Gregorian calendar', '1500-01-01', 'hebrew'],
] as const)('shows nothing %s', (_, iso, calendar) => expect(htmlFor(iso, calendar)).toBe(''));
