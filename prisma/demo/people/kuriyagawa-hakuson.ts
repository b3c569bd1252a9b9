import type { DemoPerson } from '../person';

export const kuriyagawaHakuson: DemoPerson = {
  slug: 'kuriyagawa-hakuson',
  continent: 'Asia',
  createdBy: 'root',
  createdAt: '2025-11-27T10:24:00Z',
  fullName: '厨川白村',
  nickName: 'Kuriyagawa Hakuson',
  biography: [
    'Hakuson, whose given name was Tatsuo, was born in Kyoto and studied English literature in Tokyo, where Lafcadio Hearn and Natsume Sōseki were among his teachers.',
    'As a professor in Kumamoto and Kyoto he opened Western poetry and novels to Japanese readers, and asked scholars to leave the ivory tower and look at life. His essays in favour of marrying for love were read by a whole generation, in Japan and in China.',
    'He was at his cottage by the sea in Kamakura when the great earthquake of 1923 struck. The wave that followed took him; he died on the next day.',
  ].join('\n\n'),
  birthDate: '1880-11-19',
  deathDate: '1923-09-02',
  placeOfBirth: 'Kyoto, Japan',
  nationality: 'Japanese',
  languagesSpoken: ['Japanese', 'English'],
  education: [
    {
      institution: 'Tokyo Imperial University',
      fieldOfStudy: 'English literature',
      location: 'Tokyo, Japan',
    },
  ],
  career: [{ company: 'Kyoto Imperial University', title: 'Professor of English literature' }],
  achievements: [
    'Ten Lectures on Modern Literature, 1912',
    'Leaving the Ivory Tower, 1920',
    'Modern Views on Love, 1922',
  ],
  hobbies: [],
  primaryCause: 'Tsunami',
  majorEvent: 'natural_disaster',
  eventName: 'Great Kantō earthquake',
  eventDate: '1923-09-01',
  enableDigitalFlowers: true,
  suggestedDonationAmount: 5,
  tributes: [
    {
      senderName: 'Haruto Ishikawa',
      amountMinor: 500,
      message: 'For everyone the sea took that day.',
      createdAt: '2026-09-01T02:58:00Z',
    },
  ],
};
