/**
 * A list, search or filter: its name in the report, paths that are examples of it, and how many conditions each has.
 */
export type BenchSearch = { name: string; paths: string[]; conditions: 1 | 2 };

const list = (name: string, ...queries: string[]): BenchSearch => ({
  name,
  paths: queries.map((query) => `/api/memorials?${new URLSearchParams(query)}`),
  conditions: 1,
});
const listByTwo = (name: string, ...queries: string[]): BenchSearch => ({
  ...list(name, ...queries),
  conditions: 2,
});
const searchFor = (name: string, path: string, ...needles: string[]): BenchSearch => ({
  name,
  paths: needles.map((q) => `${path}?${new URLSearchParams({ q })}`),
  conditions: 1,
});

/** Every filter of the listing, the most expensive pages and orders, searches and suggestions. */
export const SEARCH_QUERIES: readonly BenchSearch[] = [
  list('no filter', '', 'page=2', 'page=3'),
  list('page 100', 'page=100', 'page=99', 'page=98'),
  list('page 1,000', 'page=1000', 'page=999', 'page=998'),
  list('by name', 'sortBy=fullName&sortOrder=asc', 'sortBy=fullName&sortOrder=desc'),
  list('by day of birth', 'sortBy=birthDate&sortOrder=asc', 'sortBy=birthDate&sortOrder=desc'),
  list('by day of death', 'sortBy=deathDate&sortOrder=asc', 'sortBy=deathDate&sortOrder=desc'),
  list('name: one that many have', 'name=mary', 'name=Mary', 'name=MARY'),
  list('name: one letter', 'name=a', 'name=e', 'name=o'),
  list('name: two letters', 'name=ma', 'name=li', 'name=jo'),
  list('name: one Chinese character', 'name=王', 'name=李', 'name=伟'),
  list('name: two Chinese characters', 'name=王伟', 'name=李娜', 'name=张敏'),
  list('name: a Korean one', 'name=김구', 'name=김대중', 'name=이순신'),
  list('name: in Arabic', 'name=محمد', 'name=هدى شعراوي', 'name=فاطمة'),
  list('name: in Cyrillic', 'name=иванова', 'name=мария', 'name=пётр'),
  list('name: in Devanagari', 'name=प्रेमचंद', 'name=राम', 'name=सीता शर्मा'),
  list('name: two words, any order', 'name=smith mary', 'name=o’neill john', 'name=lovelace rose'),
  list('name: a rare one', 'name=thornmarch', 'name=halthwaite', 'name=skłodowska'),
  list('name: nobody’s', 'name=qqqqzx', 'name=xyzzyx', 'name=zzzzqq'),
  list('location', 'location=durban', 'location=paris', 'location=香港'),
  list('location: two letters', 'location=ur', 'location=北京', 'location=an'),
  list('birthYear', 'birthYear=1923', 'birthYear=1940', 'birthYear=1871'),
  list('deathYear', 'deathYear=2020', 'deathYear=1999', 'deathYear=1950'),
  list('birthDate', 'birthDate=1940-04-01', 'birthDate=1935-05-05', 'birthDate=1950-10-10'),
  list('deathDate', 'deathDate=2011-09-25', 'deathDate=2020-04-01', 'deathDate=2001-01-01'),
  list('primaryCause', 'primaryCause=cancer', 'primaryCause=stroke', 'primaryCause=malaria'),
  list('causeOfDeath: two letters', 'causeOfDeath=ca', 'causeOfDeath=st', 'causeOfDeath=el'),
  list('majorEvent', 'majorEvent=war_conflict', 'majorEvent=not_related', 'disasterType=natural'),
  list('disasterName', 'disasterName=covid', 'disasterName=war', 'disasterName=tsunami'),
  list('nationality', 'nationality=South African', 'nationality=american', 'nationality=basotho'),
  list('religion', 'religion=catholic', 'religion=muslim', 'religion=quaker'),
  list('military', 'military=true', 'military=false'),
  list('name, in the order of names', 'name=mary&sortBy=fullName', 'name=smith&sortBy=fullName'),
  list('name, by day of birth', 'name=mary&sortBy=birthDate', 'name=smith&sortBy=birthDate'),
  list('name: two letters that few have', 'name=qz', 'name=xj', 'name=vq'),
  list('name: two words that nobody has together', 'name=mary stein', 'name=zulu schmidt'),
  listByTwo(
    'name and nationality',
    'name=mary&nationality=british',
    'name=ma&nationality=american',
  ),
  listByTwo(
    'military and birthYear',
    'military=true&birthYear=1923',
    'military=true&birthYear=1940',
  ),
  listByTwo(
    'cause and location',
    'causeOfDeath=stroke&location=durban',
    'causeOfDeath=cancer&location=cork',
  ),
  listByTwo('name and year', 'name=mary&birthYear=1923', 'name=smith&deathYear=2020'),
  listByTwo(
    'nationality and cause',
    'nationality=german&primaryCause=stroke',
    'nationality=south african&primaryCause=cancer',
  ),
  listByTwo(
    'nationality and religion',
    'nationality=irish&religion=catholic',
    'nationality=american&religion=quaker',
  ),
  listByTwo(
    'event and service',
    'military=true&majorEvent=war_conflict',
    'military=true&disasterName=war',
  ),
  listByTwo(
    'birthYear and deathYear',
    'birthYear=1940&deathYear=2020',
    'birthYear=1923&deathYear=1999',
  ),
  searchFor('search: one that many have', '/api/search', 'mary', 'john', 'maria'),
  searchFor('search: two words', '/api/search', 'mary smith', 'smith mary', 'hassan haddad'),
  {
    ...searchFor(
      'search: a name and a year',
      '/api/search',
      'mary 1923',
      'smith 2020',
      'john 1940',
    ),
    conditions: 2,
  },
  searchFor('search: two letters', '/api/search', 'ma', 'jo', 'sm'),
  searchFor('search: one Chinese character', '/api/search', '王', '李', '伟'),
  searchFor(
    'search: names that are alike',
    '/api/search',
    'Mohamed Hadad',
    'Schmitt Jorgen',
    'Nwankwoh',
  ),
  searchFor(
    'search: “did you mean”',
    '/api/search',
    'Marry Smiht',
    'Jhon Lovelase',
    'Katerin Thornmarsh',
  ),
  searchFor('suggestions: two letters', '/api/search/suggest', 'ma', 'jo', '王伟'),
  searchFor('suggestions: one Chinese character', '/api/search/suggest', '王', '李', '伟'),
  searchFor('suggestions: three letters', '/api/search/suggest', 'mar', 'joh', 'sko'),
  searchFor(
    'suggestions: a word and a half',
    '/api/search/suggest',
    'mary sm',
    'john th',
    'иван пет',
  ),
];
