import { describe, expect, it } from 'vitest';
import { fileSize } from '@/components/memorials/gallery/file-size';
import { codeFileName } from '@/components/memorials/page/code-file-name';
import { eventLabel } from '@/components/memorials/page/event-label';
import { serviceTime } from '@/components/memorials/page/service-time';
import { translatorFor } from '@/lib/platform/language/translator-for';

const t = translatorFor('en');

describe('eventLabel', () => {
  const noEvent = { majorEvent: 'not_related', eventName: '', eventDate: null } as const;
  it.each([
    [noEvent, ''],
    [{ ...noEvent, majorEvent: 'war_conflict' }, 'War or conflict'],
    [
      { ...noEvent, majorEvent: 'natural_disaster', eventName: 'Hurricane' },
      'Natural disaster: Hurricane',
    ],
    [
      { majorEvent: 'pandemic_disease', eventName: 'COVID-19', eventDate: '2021-01-09' },
      'Pandemic or disease: COVID-19, 9 January 2021',
    ],
    [
      { majorEvent: 'major_accident', eventName: '', eventDate: '1912-04-15' },
      'Major accident: 15 April 1912',
    ],
    [{ ...noEvent, eventName: 'The long winter' }, 'The long winter'],
  ] as const)('formats %o as %o', (event, text) => expect(eventLabel(event, t, 'en')).toBe(text));
});

describe('serviceTime', () => {
  it.each([
    ['2024-05-01T10:30:00.000Z', '1 May 2024, 10:30'],
    ['2024-05-01T00:00:00.000Z', '1 May 2024'],
    ['2024-05-01T23:59:00.000Z', '1 May 2024, 23:59'],
    ['1912-05-18T00:00:00.000Z', '18 May 1912'],
  ])('formats %s as %s in every time zone', (moment, text) =>
    expect(serviceTime(moment, t, 'en')).toBe(text),
  );
});

describe('fileSize', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1 KB'],
    [340_400, '340 KB'],
    [999_700, '1 MB'],
    [1_250_000, '1.3 MB'],
    [20_000_000, '20 MB'],
  ])('formats %i as %s', (bytes, text) => expect(fileSize(bytes, t)).toBe(text));
});

describe('codeFileName', () => {
  it.each([
    ['Ada Lovelace', 'Ada Lovelace - QR code.svg'],
    ['林徽因', '林徽因 - QR code.svg'],
    ['هدى شعراوي', 'هدى شعراوي - QR code.svg'],
    ['../../etc/passwd', '.. .. etc passwd - QR code.svg'],
    ['A\u202Egvs.exe', 'A gvs.exe - QR code.svg'],
    ['Tab\there "quoted"', 'Tab here quoted - QR code.svg'],
    ['نیک\u200cآیین', 'نیک\u200cآیین - QR code.svg'],
    ['   ', 'memorial - QR code.svg'],
    ['😀'.repeat(80), `${'😀'.repeat(50)} - QR code.svg`],
  ])('turns %o into %o', (name, fileName) => expect(codeFileName(name, '.svg', t)).toBe(fileName));
});
