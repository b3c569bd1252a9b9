import type { DemoPerson } from '../person';

export const antoninDvorak: DemoPerson = {
  slug: 'antonin-dvorak',
  continent: 'Europe',
  createdBy: 'ada',
  createdAt: '2025-11-13T13:35:00Z',
  cover: 'bohemia',
  fullName: 'Antonín Dvořák',
  biography: [
    'Antonín was the son of a village innkeeper and butcher on the river Vltava. He learned the fiddle from the schoolmaster and came to Prague at sixteen to study at the organ school. For years he played the viola in a theatre orchestra and composed in whatever hours were left.',
    'His Slavonic Dances made him known across Europe. In the 1890s he taught in New York, told Americans to listen to the songs of Black and Native people, and wrote the symphony From the New World.',
    'At home he was a family man who kept pigeons and knew the railway timetables by heart. He said little about himself; the tunes say it for him.',
  ].join('\n\n'),
  birthDate: '1841-09-08',
  deathDate: '1904-05-01',
  placeOfBirth: 'Nelahozeves, Bohemia',
  nationality: 'Czech',
  languagesSpoken: ['Czech', 'German', 'English'],
  religion: 'Roman Catholic',
  serviceLocation: 'Vyšehrad Cemetery, Prague',
  education: [
    {
      institution: 'Prague Organ School',
      fieldOfStudy: 'Music',
      startYear: '1857',
      endYear: '1859',
      location: 'Prague',
    },
  ],
  career: [
    { company: 'Provisional Theatre, Prague', title: 'Violist', years: '1862-1871' },
    { company: 'National Conservatory of Music, New York', title: 'Director', years: '1892-1895' },
    { company: 'Prague Conservatory', title: 'Director', years: '1901-1904' },
  ],
  familyMembers: [
    { relationship: 'Spouse', fullName: 'Anna Čermáková', isLiving: false },
    { relationship: 'Parent', fullName: 'František Dvořák', isLiving: false },
    { relationship: 'Parent', fullName: 'Anna Dvořáková', isLiving: false },
    { relationship: 'Child', fullName: 'Otilie Suková', isLiving: false },
    { relationship: 'In-law', fullName: 'Josef Suk', isLiving: false },
  ],
  achievements: [
    'Symphony No. 9, From the New World, 1893',
    'Slavonic Dances',
    'The opera Rusalka, 1901',
  ],
  hobbies: ['Watching locomotives', 'Keeping pigeons'],
  primaryCause: 'A short illness',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
  enableDigitalFlowers: true,
  suggestedDonationAmount: 10,
  tributes: [
    {
      senderName: 'Petra Svobodová',
      amountMinor: 1500,
      message: 'Rusalka was the first opera my father took me to.',
      createdAt: '2026-02-01T20:00:00Z',
    },
    {
      senderName: 'Calvin Reed',
      amountMinor: 2500,
      message: 'Played the Largo at my wife’s service. There was nothing better.',
      createdAt: '2026-05-01T13:37:00Z',
    },
  ],
};
