import { textKeysOf } from '@/lib/condolences/text-keys';
import { toColumns } from '@/lib/memorials/columns';
import { emptyPlainForm, type PlainForm, type PlainName } from '@/lib/memorials/fields';
import { fromIsoDay } from '@/lib/memorials/iso-day';
import { searchColumns } from '@/lib/memorials/name-key';
import { toRelationshipEnum } from '@/lib/memorials/relationships';
import { hashSecret } from '@/lib/platform/http/secret-link';
import { newId, newSecretId } from '@/lib/platform/ids/public-id';
import type { DemoCondolence, DemoPerson, DemoTribute } from './person';

/**
 * Converts a person of the demo to the memorial's row with its lists.
 * @param pictures the media ids of the condolences' pictures, by seed
 */
export function demoMemorial(person: DemoPerson, pictures: ReadonlyMap<string, string>) {
  const {
    military,
    nickName = '',
    maidenName = '',
    otherNames = [],
    texts = [],
    education = [],
    career = [],
    familyMembers = [],
    condolences = [],
  } = person;
  return {
    ...toColumns({ ...plainForm(person), causeVisibility: 'shown' }),
    ...searchColumns({ fullName: person.fullName, nickName, maidenName, otherNames }),
    militaryService: military !== undefined,
    militaryBranch: military?.branch ?? '',
    militaryRank: military?.rank ?? '',
    militaryServiceYears: military?.serviceYears ?? '',
    militaryDetails: military?.details ?? '',
    primaryCause: person.primaryCause,
    majorEvent: person.majorEvent,
    eventName: person.eventName,
    eventDate: person.eventDate ? fromIsoDay(person.eventDate) : null,
    createdAt: beforeNow(person.createdAt),
    education: { create: inOrder(education) },
    career: { create: inOrder(career) },
    familyMembers: {
      create: inOrder(familyMembers).map((member) => ({
        ...member,
        relationship: toRelationshipEnum(member.relationship),
      })),
    },
    otherNames: { create: inOrder(otherNames) },
    texts: { create: texts },
    tributes: { create: person.tributes.map(demoTribute) },
    condolences: { create: condolences.map((each) => demoCondolence(each, pictures)) },
  };
}

/** Fields that the person lacks get the values of an empty form. */
const plainForm = (person: DemoPerson): PlainForm =>
  Object.fromEntries(
    Object.entries(emptyPlainForm()).map(([name, empty]) => [
      name,
      person[name as PlainName] ?? empty, // as: an empty form has these names
    ]),
  ) as PlainForm; // as: each value has the type of its field

const demoTribute = (tribute: DemoTribute) => ({
  ...tribute,
  id: newId(),
  createdAt: beforeNow(tribute.createdAt),
});

/** The author's secret is generated and discarded. */
const demoCondolence = (
  { isWaiting, createdAt, picture, ...words }: DemoCondolence,
  pictures: ReadonlyMap<string, string>,
) => ({
  ...words,
  ...pictureOf(pictures.get(picture ?? '')),
  ...textKeysOf(words.message),
  id: newId(),
  secretHash: hashSecret(newSecretId()),
  state: isWaiting ? ('waiting' as const) : ('published' as const),
  createdAt: beforeNow(createdAt),
  publishedAt: isWaiting ? null : beforeNow(createdAt),
});

const pictureOf = (mediaId: string | undefined) =>
  mediaId ? { picture: { create: { mediaId } } } : {};

const inOrder = <T>(entries: T[]) => entries.map((entry, position) => ({ ...entry, position }));

/** Clamps times to now, so that a machine with a slow clock shows no tributes and condolences from the future. */
const beforeNow = (time: string) => new Date(Math.min(Date.parse(time), Date.now()));
