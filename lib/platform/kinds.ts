import type { OrderType } from './db/generated/enums';

/**
 * What people can leave on a memorial: one declaration for each kind.
 *
 * Three fields control the product. `isReviewed` decides whether memorials without keepers refuse the kind and whether
 * the keepers' queues and digests contain it, `events` what webhooks offer, and `archive` in which file with a person's
 * own data it is. The code for each kind is in records keyed by these names, so the compiler reports what is missing.
 *
 * `from`, `offSwitch` and `paidAs` enforce nothing: each kind's own commands must. Only the type `GuestBookKind`
 * follows from `offSwitch`.
 *
 * tests/api/memorials/every-kind.test.ts compares all fields with what the product does. Lengths and limits are in the
 * rules of the kind's own domain.
 */
export const KINDS = {
  /** Words, with a picture if the author adds one. */
  condolence: {
    from: 'anybody',
    offSwitch: 'guestBook',
    isReviewed: true,
    paidAs: null,
    events: ['condolence.waiting', 'condolence.published'],
    archive: 'condolences',
  },
  candle: {
    from: 'anybody',
    offSwitch: 'guestBook',
    isReviewed: false,
    paidAs: null,
    events: [],
    archive: null,
  },
  /** Flowers, with a message. */
  tribute: {
    from: 'members',
    offSwitch: 'enableDigitalFlowers',
    isReviewed: false,
    paidAs: 'flower_tribute',
    events: ['tribute.received'],
    archive: 'tributes',
  },
  /** A picture, video or document of a contributor. */
  contribution: {
    from: 'contributors',
    offSwitch: null,
    isReviewed: true,
    paidAs: null,
    events: ['media.added'],
    archive: 'uploads',
  },
} as const satisfies Record<string, KindRules>;

type KindRules = {
  /** The people who may leave it on a memorial that they can see. */
  from: 'anybody' | 'members' | 'contributors';
  /**
   * The family's choice that turns it off: the guest book's rule `closed`, or a field of the memorial; null if there is
   * none.
   */
  offSwitch: 'guestBook' | 'enableDigitalFlowers' | null;
  /** Keepers decide about it, so a memorial without keepers accepts none. */
  isReviewed: boolean;
  /** The type of the order that pays for it; null if it is free. */
  paidAs: OrderType | null;
  /** The events that webhooks get. Never rename one, because programs refer to them. */
  events: readonly string[];
  /**
   * The file that lists it in the archive of a person's own data; null if the rows have no author.
   */
  archive: string | null;
};

type Kinds = typeof KINDS;
export type KindName = keyof Kinds;

/** The names of the kinds whose declaration has this value. */
type NameWith<Rules> = {
  [Name in KindName]: Kinds[Name] extends Rules ? Name : never;
}[KindName];

export type ReviewedKind = NameWith<{ isReviewed: true }>;
export type ArchivedKind = NameWith<{ archive: string }>;
export type GuestBookKind = NameWith<{ offSwitch: 'guestBook' }>;

export const KIND_NAMES = Object.keys(KINDS) as KindName[]; // KINDS has exactly these keys

export const REVIEWED_KINDS = KIND_NAMES.filter(
  (kind): kind is ReviewedKind => KINDS[kind].isReviewed,
);

export const ARCHIVED_KINDS = KIND_NAMES.filter(
  (kind): kind is ArchivedKind => KINDS[kind].archive !== null,
);
