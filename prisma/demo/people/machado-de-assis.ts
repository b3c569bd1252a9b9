import type { DemoPerson } from '../person';

export const machadoDeAssis: DemoPerson = {
  slug: 'machado-de-assis',
  continent: 'South America',
  createdBy: 'root',
  createdAt: '2025-12-15T09:27:00Z',
  fullName: 'Joaquim Maria Machado de Assis',
  nickName: 'Machadinho',
  wordsLanguage: 'pt',
  biography: [
    'Joaquim Maria nasceu num morro do Rio, filho de um pintor de paredes, ele mesmo filho de libertos, e de uma lavadeira dos Açores. Foi pouco à escola e sempre aos livros; menino ainda, compunha tipos para um impressor, e logo escrevia o que outros compunham.',
    'Tornou-se o grande romancista do Brasil. Nas Memórias Póstumas de Brás Cubas, um morto conta a sua vida com perfeita cortesia e nenhuma piedade; Dom Casmurro faz os leitores discutirem há mais de um século.',
    'Era tímido, míope, exato na repartição, e feliz no casamento com Carolina durante trinta e cinco anos. Quando ela morreu, dedicou-lhe um dos sonetos mais ternos da língua, e seguiu-a quatro anos depois.',
  ].join('\n\n'),
  texts: [
    {
      language: 'en',
      biography: [
        'Joaquim Maria was born on a hill above Rio to a house painter, himself the son of freed slaves, and a washerwoman from the Azores. He went to school little and to books always; as a boy he set type for a printer, and soon wrote what others set.',
        'He became Brazil’s great novelist. In The Posthumous Memoirs of Brás Cubas a dead man tells his life with perfect courtesy and no mercy; Dom Casmurro has kept readers arguing for more than a century.',
        'He was shy, short-sighted, exact in his office, and happily married to Carolina for thirty-five years. When she died he wrote her one of the tenderest sonnets in the language, and followed her four years later.',
      ].join('\n\n'),
      achievements: [
        'Memórias Póstumas de Brás Cubas, 1881',
        'Dom Casmurro, 1899',
        'First president of the Brazilian Academy of Letters',
      ],
      hobbies: ['Chess', 'Reading'],
    },
    {
      language: 'es',
      biography: [
        'Joaquim Maria nació en un cerro de Río, hijo de un pintor de casas, a su vez hijo de libertos, y de una lavandera de las Azores. Fue poco a la escuela y siempre a los libros; de niño componía tipos para un impresor, y pronto escribió lo que otros componían.',
        'Llegó a ser el gran novelista del Brasil. En las Memorias póstumas de Blas Cubas, un muerto cuenta su vida con perfecta cortesía y sin piedad alguna; Don Casmurro hace discutir a los lectores desde hace más de un siglo.',
        'Era tímido, miope, exacto en su oficina, y fue feliz en su matrimonio con Carolina durante treinta y cinco años. Cuando ella murió, le escribió uno de los sonetos más tiernos de la lengua, y la siguió cuatro años después.',
      ].join('\n\n'),
      achievements: [
        'Memorias póstumas de Blas Cubas, 1881',
        'Don Casmurro, 1899',
        'Primer presidente de la Academia Brasileña de Letras',
      ],
      hobbies: ['Ajedrez', 'Lectura'],
    },
  ],
  birthDate: '1839-06-21',
  deathDate: '1908-09-29',
  placeOfBirth: 'Rio de Janeiro, Brazil',
  nationality: 'Brazilian',
  languagesSpoken: ['Portuguese', 'French', 'English'],
  serviceLocation: 'São João Batista Cemetery, Rio de Janeiro',
  career: [
    { company: 'Imprensa Nacional', title: 'Typesetter’s apprentice', years: 'From 1856' },
    { company: 'Ministry of Agriculture', title: 'Civil servant', years: 'From 1873' },
    { company: 'Brazilian Academy of Letters', title: 'President', years: '1897-1908' },
  ],
  familyMembers: [
    { relationship: 'Spouse', fullName: 'Carolina Augusta Xavier de Novais', isLiving: false },
    { relationship: 'Parent', fullName: 'Francisco José de Assis', isLiving: false },
    { relationship: 'Parent', fullName: 'Maria Leopoldina Machado da Câmara', isLiving: false },
  ],
  achievements: [
    'Memórias Póstumas de Brás Cubas, 1881',
    'Dom Casmurro, 1899',
    'Primeiro presidente da Academia Brasileira de Letras',
  ],
  hobbies: ['Xadrez', 'Leitura'],
  primaryCause: 'Illness',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
  onHomePage: true,
  enableDigitalFlowers: true,
  suggestedDonationAmount: 5,
  tributes: [
    {
      senderName: 'Renata Figueiredo',
      amountMinor: 1000,
      message: 'Ainda discutimos Capitu.',
      createdAt: '2026-06-21T18:00:00Z',
    },
    {
      senderName: 'Tomás Oliveira',
      amountMinor: 500,
      message: 'For Carolina, too.',
      createdAt: '2026-09-29T09:20:00Z',
    },
  ],
};
