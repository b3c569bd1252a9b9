import { describe, expect, it } from 'vitest';
import { RELATIONSHIPS } from '@/lib/memorials/rules';
import { MajorEvent } from '@/lib/platform/db/generated/enums';
import { demoAccounts } from '@/prisma/demo/accounts';
import { demoPeople } from '@/prisma/demo/people';
import type { DemoPerson } from '@/prisma/demo/person';

/** Nobody who died in 1956 or later has been dead for seventy years. */
const LAST_DAY = '1955-12-31';
/** One paragraph, and nothing in the other parts of the page. */
const isBare = ({ biography }: DemoPerson) => !biography.includes('\n\n');
const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

describe('demoPeople', () => {
  it('shows one silhouette, and wreaths where there is none', () => {
    const shown = demoPeople.filter(({ hasSilhouette }) => hasSilhouette);
    expect(shown.map(({ fullName }) => fullName)).toEqual(['Ada Lovelace']); // of a woman of 1840
  });

  it('has two of whom little more is known than name and dates', () => {
    const bare = demoPeople.filter(isBare);
    expect(bare).toHaveLength(2);
    for (const { education, career, familyMembers, gallery, tributes } of bare)
      expect([education, career, familyMembers, gallery, ...tributes].filter(Boolean)).toEqual([]);
  });

  it('remembers about two dozen people, each under a name of their own', () => {
    expect(demoPeople.length).toBeGreaterThanOrEqual(24);
    expect(new Set(demoPeople.map((person) => person.slug)).size).toBe(demoPeople.length);
    expect(new Set(demoPeople.map((person) => person.fullName)).size).toBe(demoPeople.length);
  });

  it('covers every continent where people are born', () => {
    expect([...new Set(demoPeople.map((person) => person.continent))].sort()).toEqual([
      'Africa',
      'Asia',
      'Europe',
      'North America',
      'Oceania',
      'South America',
    ]);
  });

  it('has names in other scripts than the Latin one, and their Latin form beside them', () => {
    const others = demoPeople.filter((person) => !/\p{Script=Latin}/u.test(person.fullName));
    expect(others.length).toBeGreaterThanOrEqual(3);
    for (const person of others) {
      expect(person.nickName).toMatch(/\p{Script=Latin}/u);
    }
    expect(others.some((person) => /\p{Script=Arabic}/u.test(person.fullName))).toBe(true);
  });
});

describe.each(demoPeople.map((person) => [person.slug, person] as const))('%s', (slug, person) => {
  it('has a slug that is plain in a path', () => {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('has true days, and died long enough ago', () => {
    expect(isDay(person.birthDate) && isDay(person.deathDate)).toBe(true);
    expect(person.birthDate < person.deathDate).toBe(true);
    expect(person.deathDate <= LAST_DAY).toBe(true);
  });

  it('says what every memorial must say', () => {
    for (const text of [
      person.fullName,
      person.placeOfBirth,
      person.nationality,
      person.primaryCause,
    ]) {
      expect(text.trim()).not.toBe('');
    }
    expect(person.biography.split('\n\n').length).toBeGreaterThanOrEqual(isBare(person) ? 1 : 2);
    expect(person.languagesSpoken.length).toBeGreaterThan(0);
    expect(demoAccounts.some((account) => account.name === person.createdBy)).toBe(true);
  });

  it('keeps to the words of the spec for relations and events', () => {
    expect(Object.values(MajorEvent)).toContain(person.majorEvent);
    for (const relative of person.familyMembers ?? []) {
      expect(RELATIONSHIPS).toContain(relative.relationship);
      expect(relative.fullName.trim()).not.toBe('');
    }
  });

  it('names an event only where one was the cause, as the database demands', () => {
    const named = person.eventName !== '' || person.eventDate !== null;
    expect(named).toBe(person.majorEvent !== 'not_related');
    if (person.eventDate !== null) {
      expect(isDay(person.eventDate) && person.eventDate <= person.deathDate).toBe(true);
    }
  });

  it('suggests a whole amount that the flower panel takes', () => {
    expect(Number.isInteger(person.suggestedDonationAmount)).toBe(true);
    expect(person.suggestedDonationAmount).toBeGreaterThanOrEqual(1);
    expect(person.suggestedDonationAmount).toBeLessThanOrEqual(500);
  });
});
