import type { DemoPerson } from '../person';

export const sekMqhayi: DemoPerson = {
  slug: 'sek-mqhayi',
  continent: 'Africa',
  createdBy: 'ben',
  createdAt: '2025-12-03T13:45:00Z',
  fullName: 'Samuel Edward Krune Mqhayi',
  nickName: 'Imbongi yesizwe jikelele',
  biography: [
    'Krune Mqhayi was born near the Tyhume river in the Eastern Cape, and as a boy heard the poets and the courts of his people. He studied at Lovedale, taught, and edited newspapers in isiXhosa.',
    'He wrote novels, poems and songs, and helped to settle how isiXhosa is spelt. To the hymn Nkosi Sikelel’ iAfrika, begun by Enoch Sontonga, he added the further verses that are sung today. Dressed in skins and carrying his spear, he also praised and teased the mighty to their faces, as an imbongi may.',
    'People called him the poet of the whole nation. A young Nelson Mandela heard him at school and never forgot it.',
  ].join('\n\n'),
  birthDate: '1875-12-01',
  deathDate: '1945-07-29',
  placeOfBirth: 'Gqumahashe, Eastern Cape, South Africa',
  nationality: 'South African',
  languagesSpoken: ['isiXhosa', 'English'],
  serviceLocation: 'Ntab’ozuko, near Berlin, Eastern Cape',
  education: [
    { institution: 'Lovedale', degree: 'Teacher training', location: 'Alice, South Africa' },
  ],
  career: [
    { company: 'Izwi Labantu', title: 'Editor' },
    { company: 'Imvo Zabantsundu', title: 'Editor' },
    { company: 'Lovedale', title: 'Teacher' },
  ],
  familyMembers: [{ relationship: 'Parent', fullName: 'Ziwani Mqhayi', isLiving: false }],
  achievements: [
    'Ityala Lamawele (The Lawsuit of the Twins), 1914',
    'Further verses of Nkosi Sikelel’ iAfrika',
    'His autobiography, 1939',
  ],
  hobbies: ['Praise poetry', 'History'],
  primaryCause: 'Not recorded',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
  enableDigitalFlowers: true,
  suggestedDonationAmount: 5,
  condolences: [
    {
      authorName: 'Nomfundo Jali',
      message: 'Umama wayesicula imibongo yakho ebusuku. Enkosi ngamazwi owasishiyele wona.',
      createdAt: '2026-04-14T19:30:00Z',
    },
  ],
  tributes: [
    {
      senderName: 'Nomvula Jacobs',
      amountMinor: 1500,
      message: 'A! Mbongi yesizwe!',
      createdAt: '2026-07-29T05:00:00Z',
    },
    {
      senderName: 'Lindiwe Khumalo',
      amountMinor: 500,
      message: 'We sang your verses at graduation.',
      createdAt: '2026-05-18T11:45:00Z',
    },
  ],
};
