import { describe, expect, it } from 'vitest';
import { RELATIONSHIPS } from '@/lib/memorials/rules';
import { MajorEvent } from '@/lib/platform/db/generated/enums';
import { demoAccounts } from '@/prisma/demo/accounts';
import { demoPeople } from '@/prisma/demo/people';
import type { DemoPerson } from '@/prisma/demo/person';

/** The demo shows only people who died more than seventy years ago. */
const LAST_DAY = '1955-12-31';
/** A bare person has a biography of one paragraph and no other sections. */
const isBare = ({ biography }: DemoPerson) => !biography.includes('\n\n');
const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

describe('demoPeople', () => {
  it('shows a silhouette for one person, and wreaths for others without a portrait', () => {
    const silhouettes = demoPeople.filter(({ hasSilhouette }) => hasSilhouette);
    expect(silhouettes.map(({ fullName }) => fullName)).toEqual(['Ada Lovelace']); // drawn as a woman of about 1840
  });

  it('includes two people with little more than names and dates', () => {
    const barePeople = demoPeople.filter(isBare);
    expect(barePeople).toHaveLength(2);
    for (const { education, career, familyMembers, gallery, tributes } of barePeople)
      expect([education, career, familyMembers, gallery, ...tributes].filter(Boolean)).toEqual([]);
  });

  it('includes at least 24 people with different names', () => {
    expect(demoPeople.length).toBeGreaterThanOrEqual(24);
    expect(new Set(demoPeople.map((person) => person.slug)).size).toBe(demoPeople.length);
    expect(new Set(demoPeople.map((person) => person.fullName)).size).toBe(demoPeople.length);
  });

  it('covers every inhabited continent', () => {
    expect([...new Set(demoPeople.map((person) => person.continent))].sort()).toEqual([
      'Africa',
      'Asia',
      'Europe',
      'North America',
      'Oceania',
      'South America',
    ]);
  });

  it('includes names in other scripts, with their Latin form as a nickname', () => {
    const others = demoPeople.filter((person) => !/\p{Script=Latin}/u.test(person.fullName));
    expect(others.length).toBeGreaterThanOrEqual(3);
    for (const person of others) {
      expect(person.nickName).toMatch(/\p{Script=Latin}/u);
    }
    expect(others.some((person) => /\p{Script=Arabic}/u.test(person.fullName))).toBe(true);
  });
});

describe.each(demoPeople.map((person) => [person.slug, person] as const))('%s', (slug, person) => {
  it('has a slug that needs no escaping in a path', () => {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('has valid dates, and a death long ago', () => {
    expect(isDay(person.birthDate) && isDay(person.deathDate)).toBe(true);
    expect(person.birthDate < person.deathDate).toBe(true);
    expect(person.deathDate <= LAST_DAY).toBe(true);
  });

  it('has everything that a memorial requires', () => {
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

  it('uses the relationships and events of the specification', () => {
    expect(Object.values(MajorEvent)).toContain(person.majorEvent);
    for (const relative of person.familyMembers ?? []) {
      expect(RELATIONSHIPS).toContain(relative.relationship);
      expect(relative.fullName.trim()).not.toBe('');
    }
  });

  it('names an event only if one was the cause, as the database requires', () => {
    const hasEvent = person.eventName !== '' || person.eventDate !== null;
    expect(hasEvent).toBe(person.majorEvent !== 'not_related');
    if (person.eventDate !== null) {
      expect(isDay(person.eventDate) && person.eventDate <= person.deathDate).toBe(true);
    }
  });

  it('suggests a whole amount within the limits of a tribute', () => {
    expect(Number.isInteger(person.suggestedDonationAmount)).toBe(true);
    expect(person.suggestedDonationAmount).toBeGreaterThanOrEqual(1);
    expect(person.suggestedDonationAmount).toBeLessThanOrEqual(500);
  });
});
