import type { DemoPerson } from '../person';

export const linHuiyin: DemoPerson = {
  slug: 'lin-huiyin',
  continent: 'Asia',
  createdBy: 'ada',
  createdAt: '2025-11-23T08:10:00Z',
  cover: 'westLake',
  fullName: '林徽因',
  nickName: 'Lin Huiyin',
  biography: [
    'Huiyin travelled to London with her father as a girl, lodged in a house where an architect lived, and came home knowing what she wanted to be. In Philadelphia the architecture course did not admit women; she took her degree in fine arts, and attended the architecture classes all the same.',
    'With her husband Liang Sicheng she crossed China by train, mule and on foot to find and measure its old buildings before they were lost. In 1937, up among the rafters of Foguang Temple, they proved that it was more than a thousand years old.',
    'She was also a poet, whose best-loved poem speaks of someone as the April of this world. Ill with tuberculosis for years, she went on drawing and teaching from her bed, and died on the first of April.',
  ].join('\n\n'),
  birthDate: '1904-06-10',
  deathDate: '1955-04-01',
  placeOfBirth: 'Hangzhou, China',
  nationality: 'Chinese',
  languagesSpoken: ['Chinese', 'English'],
  serviceLocation: 'Babaoshan Cemetery, Beijing',
  education: [
    {
      institution: 'University of Pennsylvania',
      degree: 'Bachelor of Fine Arts',
      fieldOfStudy: 'Fine arts',
      startYear: '1924',
      endYear: '1927',
      location: 'Philadelphia, United States',
    },
    {
      institution: 'Yale University',
      fieldOfStudy: 'Stage design',
      startYear: '1927',
      endYear: '1928',
      location: 'New Haven, United States',
    },
  ],
  career: [
    {
      company: 'Northeastern University, Shenyang',
      title: 'Teacher of architecture',
      years: 'From 1928',
    },
    {
      company: 'Society for Research in Chinese Architecture',
      title: 'Researcher',
      years: '1931-1946',
    },
    {
      company: 'Tsinghua University, Beijing',
      title: 'Professor of architecture',
      years: '1949-1955',
    },
  ],
  familyMembers: [
    { relationship: 'Parent', fullName: 'Lin Changmin', isLiving: false },
    { relationship: 'Spouse', fullName: 'Liang Sicheng', isLiving: false },
    { relationship: 'Child', fullName: 'Liang Congjie', isLiving: false },
    { relationship: 'In-law', fullName: 'Liang Qichao', isLiving: false },
  ],
  achievements: [
    'Surveyed the ancient buildings of China',
    'Helped to design the national emblem of China',
    'You Are the April of This World, a poem of 1934',
  ],
  hobbies: ['Poetry', 'Theatre', 'Conversation over tea'],
  primaryCause: 'Tuberculosis',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
  enableDigitalFlowers: true,
  suggestedDonationAmount: 10,
  tributes: [
    {
      senderName: '陈雨桐',
      amountMinor: 1000,
      message: '你是人间的四月天。',
      createdAt: '2026-04-01T00:40:00Z',
    },
    {
      senderName: 'Prof. Daniel Whitcombe',
      amountMinor: 4000,
      message: 'Your drawings of the rafters are still the best we have.',
      createdAt: '2026-04-01T15:00:00Z',
    },
    {
      senderName: 'Mei-Ling Tan',
      amountMinor: 500,
      isAnonymous: true,
      createdAt: '2026-06-10T10:20:00Z',
    },
  ],
};
