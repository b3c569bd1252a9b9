import type { DemoPerson } from '../person';

export const savitribaiPhule: DemoPerson = {
  slug: 'savitribai-phule',
  continent: 'Asia',
  createdBy: 'root',
  createdAt: '2025-11-19T16:56:00Z',
  fullName: 'सावित्रीबाई फुले',
  nickName: 'Savitribai Phule',
  biography: [
    'Savitribai could not read when she married, as a child, in rural Maharashtra. Her husband Jyotirao taught her, she trained as a teacher, and in 1848 the two of them opened a school for girls in Pune.',
    'On her way to class people threw mud and stones at her. She carried a second sari in her bag, changed, and taught. With Jyotirao and their colleague Fatima Sheikh she opened more schools, and a home for widows and their babies.',
    'She wrote poems that told the poor and the outcast to go and learn. When plague came to Pune in 1897 she and her son Yashwant nursed the sick, and she caught the illness while carrying a boy to their clinic.',
  ].join('\n\n'),
  birthDate: '1831-01-03',
  deathDate: '1897-03-10',
  placeOfBirth: 'Naigaon, Maharashtra, India',
  nationality: 'Indian',
  languagesSpoken: ['Marathi'],
  education: [
    { institution: 'Normal School, Pune', degree: 'Teacher training', location: 'Pune, India' },
  ],
  career: [
    { company: 'Girls’ school at Bhide Wada, Pune', title: 'Teacher and head', years: 'From 1848' },
  ],
  familyMembers: [
    { relationship: 'Spouse', fullName: 'Jyotirao Phule', isLiving: false },
    { relationship: 'Child', fullName: 'Yashwant Phule', isLiving: false },
    { relationship: 'Parent', fullName: 'Khandoji Neveshe Patil', isLiving: false },
    { relationship: 'Parent', fullName: 'Lakshmi', isLiving: false },
  ],
  achievements: [
    'Opened a school for girls in Pune in 1848',
    'Kavya Phule, a book of poems, 1854',
    'Led a women’s association for equal rights',
  ],
  hobbies: ['Poetry'],
  charities: ['Schools for girls'],
  primaryCause: 'Bubonic plague',
  majorEvent: 'pandemic_disease',
  eventName: 'Third plague pandemic',
  eventDate: null,
  enableDigitalFlowers: true,
  suggestedDonationAmount: 15,
  tributes: [
    {
      senderName: 'Prachi Deshmukh',
      amountMinor: 2000,
      message: 'आज मी शिक्षिका आहे, तुमच्यामुळे.',
      createdAt: '2026-01-03T03:30:00Z',
    },
    {
      senderName: 'Farida Shaikh',
      amountMinor: 1000,
      message: 'For you and for Fatima.',
      createdAt: '2026-01-03T06:45:00Z',
    },
    {
      senderName: 'Thomas Varghese',
      amountMinor: 3000,
      message: 'A second sari in the bag: I tell my students that story every year.',
      createdAt: '2026-03-10T04:00:00Z',
    },
    {
      senderName: 'Anonymous',
      amountMinor: 6000,
      isAnonymous: true,
      createdAt: '2026-03-10T10:10:00Z',
    },
    {
      senderName: 'Ada Moss',
      amountMinor: 500,
      message: 'Thank you, teacher.',
      createdAt: '2026-07-15T08:00:00Z',
    },
  ],
};
