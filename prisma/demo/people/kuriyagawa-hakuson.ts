import type { DemoPerson } from '../person';

export const kuriyagawaHakuson: DemoPerson = {
  slug: 'kuriyagawa-hakuson',
  continent: 'Asia',
  createdBy: 'root',
  createdAt: '2025-11-27T10:24:00Z',
  fullName: '厨川白村',
  nickName: 'Kuriyagawa Hakuson',
  biography:
    'As a professor in Kumamoto and Kyoto, Hakuson opened Western poetry and novels to Japanese readers, and asked scholars to leave the ivory tower and look at life. He was at his cottage by the sea in Kamakura when the great earthquake of 1923 struck.',
  birthDate: '1880-11-19',
  deathDate: '1923-09-02',
  placeOfBirth: 'Kyoto, Japan',
  nationality: 'Japanese',
  languagesSpoken: ['Japanese', 'English'],
  achievements: [],
  hobbies: [],
  primaryCause: 'Tsunami',
  majorEvent: 'natural_disaster',
  eventName: 'Great Kantō earthquake',
  eventDate: '1923-09-01',
  enableDigitalFlowers: true,
  suggestedDonationAmount: 5,
  tributes: [],
};
