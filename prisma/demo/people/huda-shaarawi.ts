import type { DemoPerson } from '../person';

export const hudaShaarawi: DemoPerson = {
  slug: 'huda-shaarawi',
  continent: 'Africa',
  createdBy: 'ada',
  createdAt: '2025-11-29T11:31:00Z',
  cover: 'nile',
  fullName: 'هدى شعراوي',
  nickName: "Huda Sha'arawi",
  maidenName: 'Nour al-Huda Sultan',
  biography: [
    'Huda was born into a wealthy house in Minya and grew up in the women’s rooms in Cairo, reading everything her brother was taught and more. Married at thirteen to an older cousin, she lived apart from him for years, and used that time to study.',
    'She opened a clinic and a school, brought women to lectures, and in 1919 led women through the streets of Cairo for the independence of Egypt. In 1923 she founded the Egyptian Feminist Union. Coming home from a congress in Rome that year, she stepped off the train and drew back the veil from her face.',
    'She won girls the right to secondary schools and a higher age for marriage, and led women across the Arab world until her death.',
  ].join('\n\n'),
  texts: [
    {
      language: 'ar',
      biography: [
        'وُلدت هدى في بيت ثري في المنيا، ونشأت في جناح النساء في القاهرة، تقرأ كل ما يتعلمه أخوها وأكثر. زُوّجت في الثالثة عشرة من ابن عم يكبرها سنًّا، ثم عاشت بعيدًا عنه سنوات، واغتنمت ذلك الوقت للدراسة.',
        'افتتحت عيادة ومدرسة، ودعت النساء إلى المحاضرات، وفي عام 1919 قادت النساء في شوارع القاهرة من أجل استقلال مصر. وفي عام 1923 أسست الاتحاد النسائي المصري. وعند عودتها من مؤتمر في روما في تلك السنة، نزلت من القطار ورفعت النقاب عن وجهها.',
        'نالت للفتيات حق التعليم الثانوي ورفع سن الزواج، وقادت النساء في أنحاء العالم العربي حتى وفاتها.',
      ].join('\n\n'),
      achievements: [
        'تأسيس الاتحاد النسائي المصري، 1923',
        'تأسيس مجلة «المصرية»، 1925',
        'مذكراتها، وقد صدرت بالإنجليزية أيضًا',
      ],
      hobbies: ['الشعر', 'البيانو'],
      charities: ['عيادات للأمهات والأطفال'],
    },
    {
      language: 'fr',
      biography: [
        'Huda naquit dans une riche maison de Minya et grandit au Caire, dans les appartements des femmes, lisant tout ce que l’on enseignait à son frère, et davantage. Mariée à treize ans à un cousin plus âgé, elle vécut loin de lui pendant des années, qu’elle consacra à l’étude.',
        'Elle ouvrit un dispensaire et une école, fit venir les femmes aux conférences et, en 1919, les mena dans les rues du Caire pour l’indépendance de l’Égypte. En 1923, elle fonda l’Union féministe égyptienne. La même année, de retour d’un congrès à Rome, elle descendit du train et écarta le voile de son visage.',
        'Elle obtint pour les filles l’accès à l’école secondaire et un âge plus élevé pour le mariage, et fut à la tête des femmes du monde arabe jusqu’à sa mort.',
      ].join('\n\n'),
      achievements: [
        'Fondation de l’Union féministe égyptienne, 1923',
        'Fondation de la revue L’Égyptienne, 1925',
        'Ses mémoires, parus aussi en anglais',
      ],
      hobbies: ['Poésie', 'Piano'],
      charities: ['Dispensaires pour les mères et les enfants'],
    },
  ],
  birthDate: '1879-06-23',
  deathDate: '1947-12-12',
  placeOfBirth: 'Minya, Egypt',
  nationality: 'Egyptian',
  languagesSpoken: ['Arabic', 'French', 'Turkish'],
  religion: 'Islam',
  education: [
    {
      institution: 'Taught at home',
      fieldOfStudy: 'Languages and literature',
      location: 'Cairo, Egypt',
    },
  ],
  career: [
    { company: 'Egyptian Feminist Union', title: 'Founder and president', years: '1923-1947' },
    { company: 'Arab Feminist Union', title: 'President', years: '1945-1947' },
  ],
  familyMembers: [
    { relationship: 'Parent', fullName: 'Muhammad Sultan Pasha', isLiving: false },
    { relationship: 'Parent', fullName: 'Iqbal Hanim', isLiving: false },
    { relationship: 'Spouse', fullName: "Ali Sha'arawi", isLiving: false },
    { relationship: 'Child', fullName: "Bathna Sha'arawi", isLiving: false },
    { relationship: 'Child', fullName: "Muhammad Sha'arawi", isLiving: false },
  ],
  achievements: [
    'Founded the Egyptian Feminist Union, 1923',
    'Founded the magazine L’Égyptienne, 1925',
    'Her memoir, in English as Harem Years',
  ],
  hobbies: ['Poetry', 'Piano'],
  charities: ['Clinics for mothers and children'],
  primaryCause: 'Not recorded',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
  enableDigitalFlowers: true,
  suggestedDonationAmount: 10,
  tributes: [
    {
      senderName: 'ليلى حسن',
      amountMinor: 1500,
      message: 'شكراً لكِ يا هدى.',
      createdAt: '2026-03-08T07:00:00Z',
    },
    {
      senderName: 'Nadia Benali',
      amountMinor: 2000,
      message: 'My grandmother went to school because of women like you.',
      createdAt: '2026-03-08T09:30:00Z',
    },
    {
      senderName: 'Ruth Feldman',
      amountMinor: 1000,
      isAnonymous: true,
      createdAt: '2026-03-08T20:00:00Z',
    },
    {
      senderName: 'Salma El-Masry',
      amountMinor: 500,
      message: 'From Minya, with love.',
      createdAt: '2026-06-23T16:00:00Z',
    },
  ],
};
