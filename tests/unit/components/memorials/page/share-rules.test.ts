import { describe, expect, it } from 'vitest';
import { shareText, whatsAppAddress } from '@/components/memorials/page/share-rules';
import { type LifeDates, lifeYears } from '@/lib/memorials/life-date-rules';
import { ALL_LANGUAGES, type Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';

const NAME = 'Nomvula Dlamini';
const LIFE: LifeDates = {
  birthDate: '1948-03-09',
  birthPrecision: 'day',
  deathDate: '2026-11-14',
  deathPrecision: 'day',
};

const textFor = (name: string, life: Partial<LifeDates> = {}, language: Language = 'en') => {
  const t = translatorFor(language);
  return shareText(name, lifeYears({ ...LIFE, ...life }, t, language), t);
};

/** The text as people see it, without the invisible characters that keep its parts in order. */
const visible = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

describe('the sentence that is shared', () => {
  it('has the name and the years', () =>
    expect(textFor(NAME)).toBe('Remembering Nomvula Dlamini, 1948 - 2026'));

  it.each<[Partial<LifeDates>, string]>([
    [{ birthDate: '' }, 'Remembering Nomvula Dlamini, died 2026'],
    [{ birthPrecision: 'about' }, 'Remembering Nomvula Dlamini, about 1948 - 2026'],
    [
      { birthDate: '1940-01-01', birthPrecision: 'decade' },
      'Remembering Nomvula Dlamini, 1940s - 2026',
    ],
  ])('reads well if the dates are known in part: %j', (life, text) =>
    expect(textFor(NAME, life)).toBe(text),
  );

  it('keeps the years after a name in a right-to-left script', () =>
    expect(textFor('ليلى خالد')).toBe('Remembering \u2068ليلى خالد\u2069, 1948 - 2026'));

  it('leaves names as they are written', () =>
    expect(textFor('O’Brien <b>& {name} 王')).toBe(
      'Remembering O’Brien <b>& {name} 王, 1948 - 2026',
    ));

  it.each(ALL_LANGUAGES)('is one line with both in %s', (language) => {
    const text = visible(textFor(NAME, {}, language));
    expect(text).toContain(NAME);
    expect(text).toContain('1948 - 2026');
    expect(text).not.toMatch(/[\n<>{}]/);
  });
});

describe('the address for WhatsApp', () => {
  const PAGE = 'https://perennial.example/ar/memorial/123456789abc';

  it.each([
    'Remembering Nomvula Dlamini, 1948 - 2026',
    'Remembering A&B #1 + 50%?text=x, 1948 - 2026',
    'في ذكرى \u2068ليلى\u2069، \u20661948 - 2026\u2069',
  ])('carries the text and, on a line of its own, the page: %s', (text) => {
    const address = new URL(whatsAppAddress(text, PAGE));
    expect(address.origin + address.pathname).toBe('https://wa.me/');
    expect([...address.searchParams]).toEqual([['text', `${text}\n${PAGE}`]]);
  });
});
