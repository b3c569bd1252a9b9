import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/memorials/route';
import { FILTER_NAMES, type FilterName } from '@/lib/memorials/filters';
import { call } from '../../support/call';
import { addMemorial } from '../../support/memorial';

const HARTLEY = {
  birthDate: '1878-06-02',
  deathDate: '1912-04-15',
  birthPlace: 'Colne, Lancashire',
  serviceLocation: 'Bethel Chapel',
  causeOfDeath: 'Lost at sea',
  disasterType: 'accident',
  disasterName: 'Sinking of the Titanic',
  nationality: 'Britânnico',
  religion: 'Methodist',
};
const MCCRAE = {
  birthDate: '1872-11-30',
  deathDate: '1918-12-31',
  birthPlace: '100% of Guelph_Town',
  causeOfDeath: 'Pneumonia',
  disasterType: 'war',
  disasterName: 'First World War',
  nationality: 'Canadian',
  religion: 'Presbyterian \\ Scots',
  militaryService: { branch: 'Artillery' },
};
const CURIE = {
  birthDate: '1872-01-01',
  deathDate: '1918-01-01',
  birthPlace: 'Warsaw',
  causeOfDeath: 'Anaemia',
  nationality: 'Polish',
};

beforeAll(async () => {
  await addMemorial({ fullName: 'Hartley' }, HARTLEY);
  await addMemorial({ fullName: 'McCrae' }, MCCRAE);
  await addMemorial({ fullName: 'Curie' }, CURIE);
  await addMemorial({ fullName: 'Hidden Hartley', isPublic: false }, HARTLEY);
  await addMemorial({ fullName: 'Hidden McCrae', isPublic: false }, MCCRAE);
});

const find = async (filters: Record<string, string>) => {
  const path = `/api/memorials?${new URLSearchParams({ ...filters, sortBy: 'fullName', sortOrder: 'asc' })}`;
  const { status, body } = await call(GET, { path });
  expect(status).toBe(200);
  expect(body.total).toBe(body.memorials.length);
  return body.memorials.map((memorial: { fullName: string }) => memorial.fullName);
};
const EVERYBODY = ['Curie', 'Hartley', 'McCrae'];

const CASES: [filter: FilterName, value: string, found: string[]][] = [
  ['name', 'hart', ['Hartley']],
  ['name', 'hartley', ['Hartley']],
  ['name', 'harley', []], // both halves are in Hartley, but not next to each other
  ['religion', 'presbyterian', ['McCrae']],
  ['religion', 'preterian', []],
  ['location', 'lancaSHIRE', ['Hartley']],
  ['location', 'bethel', ['Hartley']],
  ['location', 'Paris', []],
  ['birthYear', '1872', ['Curie', 'McCrae']],
  ['birthYear', '187', []],
  ['deathYear', '1918', ['Curie', 'McCrae']],
  ['deathYear', '1912', ['Hartley']],
  ['deathYear', '1919', []],
  ['birthDate', '1878-06-02', ['Hartley']],
  ['birthDate', '1878-06-03', []],
  ['deathDate', '1918-12-31', ['McCrae']],
  ['deathDate', '1918-12-30', []],
  ['causeOfDeath', 'AT SEA', ['Hartley']],
  ['primaryCause', 'anaem', ['Curie']],
  ['primaryCause', 'plague', []],
  ['disasterType', 'war', ['McCrae']],
  ['disasterType', 'accident', ['Hartley']],
  ['disasterType', 'pandemic', []],
  ['majorEvent', 'war_conflict', ['McCrae']],
  ['majorEvent', 'not_related', ['Curie']],
  ['majorEvent', 'natural_disaster', []],
  ['disasterName', 'titanic', ['Hartley']],
  ['disasterName', 'world war', ['McCrae']],
  ['disasterName', 'vesuvius', []],
  ['nationality', 'canad', ['McCrae']],
  ['nationality', 'BRITÂNN', ['Hartley']],
  ['nationality', 'kenyan', []],
  ['religion', 'methodIST', ['Hartley']],
  ['religion', 'sikh', []],
  ['military', 'true', ['McCrae']],
  ['military', 'false', ['Curie', 'Hartley']],
];

describe('the filters of GET /api/memorials', () => {
  it.each(CASES)('%s=%s finds %j', async (filter, value, found) => {
    expect(await find({ [filter]: value })).toEqual(found);
  });

  it('are all covered here', () => {
    const tested = new Set(CASES.map(([filter]) => filter));
    expect(FILTER_NAMES.filter((name) => !tested.has(name))).toEqual([]);
  });

  const TEXTS = ['location', 'causeOfDeath', 'disasterName', 'nationality', 'religion'];
  it.each(TEXTS)('%s treats wildcards and quotes literally', async (filter) => {
    for (const text of ['%%', '___', "' OR 1=1 --", '\\\\', 'x'.repeat(200)])
      expect(await find({ [filter]: text })).toEqual([]);
  });

  it('find wildcard characters in the text', async () => {
    expect(await find({ location: '100%' })).toEqual(['McCrae']);
    expect(await find({ location: 'h_T' })).toEqual(['McCrae']);
    expect(await find({ religion: 'n \\ s' })).toEqual(['McCrae']);
  });

  it('are combined with AND', async () => {
    expect(await find({ birthYear: '1872', nationality: 'polish' })).toEqual(['Curie']);
    expect(await find({ birthYear: '1872', birthDate: '1878-06-02' })).toEqual([]);
    expect(await find({ disasterType: 'war', majorEvent: 'major_accident' })).toEqual([]);
    expect(await find({ causeOfDeath: 'lost', primaryCause: 'sea' })).toEqual(['Hartley']);
    expect(await find({ name: 'hart', deathYear: '1912', military: 'false' })).toEqual(['Hartley']);
  });

  it.each<Record<string, string>>([
    { birthYear: 'NaN' },
    { birthYear: '99999999999999999999' },
    { deathDate: '1918-13-45' },
    { majorEvent: 'not' },
    { military: '1' },
    { nationality: '\0' },
    { religion: 'x'.repeat(5000) },
    { isPublic: 'false' },
    { createdById: 'x' },
    { 'nationality[not]': 'x' },
  ])('ignore %j', async (filters) => {
    expect(await find(filters)).toEqual(EVERYBODY);
  });
});
