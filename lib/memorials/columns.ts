import { seal, unseal } from '@/lib/platform/crypto/sealing';
import type { Memorial } from '@/lib/platform/db/generated/client';
import {
  type EditorName,
  type NameOfKind,
  PLAIN_FIELDS,
  type PlainField,
  type PlainForm,
  type PlainName,
  type SealedName,
} from './fields';
import { fromIsoDay, toIsoDay } from './iso-day';

/** A plain field has a column of the same name; the column of a sealed field ends in `Sealed`. */
type Column = Exclude<PlainName, SealedName> | `${SealedName}Sealed`;
/** The plain fields that everybody may see. */
type PageName = Exclude<PlainName, EditorName>;

/** A field without a column in the Prisma schema is a type error here. */
type Columns = Pick<Memorial, Column>;

/** Days and moments are ISO text, null for an unknown moment and '' for no choice. */
type PageFields = {
  [Name in PageName]: Name extends NameOfKind<'day'>
    ? string
    : Name extends NameOfKind<'moment'>
      ? string | null
      : Name extends NameOfKind<'choice'>
        ? PlainForm[Name]
        : Columns[Name];
};

const columnOf = (name: PlainName, field: PlainField) =>
  (field.shownTo === 'nobody' ? `${name}Sealed` : name) as Column; // Column has the same names

const isOnPage = ([, field]: [PlainName, PlainField]) => field.shownTo === undefined;

const selectOf = <Name extends string>(names: string[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>; // callers pass every name of the type

/**
 * The columns of all plain fields, and those of the fields that everybody may see, as Prisma's
 * `select`.
 */
export const ALL_COLUMNS = selectOf<Column>(
  PLAIN_FIELDS.map(([name, field]) => columnOf(name, field)),
);
export const PAGE_COLUMNS = selectOf<PageName>(PLAIN_FIELDS.filter(isOnPage).map(([name]) => name));

/** The columns for the plain fields of a form. Identity numbers are sealed. */
export const toColumns = (form: PlainForm): Columns =>
  convert((name, field) => [columnOf(name, field), toColumn(field, form[name])]) as Columns; // PLAIN_FIELDS has every column

/** The reverse of `toColumns`; opens the sealed fields. */
export const fromColumns = (columns: Columns): PlainForm =>
  convert((name, field) => {
    const value = columns[columnOf(name, field)];
    return [
      name,
      field.shownTo === 'nobody' ? unseal(String(value)) : (toText(field, value) ?? ''),
    ];
  }) as PlainForm; // PLAIN_FIELDS has every field

/** The plain fields that everybody may see. */
export const toPageFields = (columns: Pick<Memorial, PageName>): PageFields =>
  Object.fromEntries(
    PLAIN_FIELDS.filter(isOnPage).map(([name, field]) => [
      name,
      toText(field, columns[name as PageName]), // isOnPage left only these
    ]),
  ) as PageFields; // toText returns the type of each kind

const convert = (one: (name: PlainName, field: PlainField) => [string, unknown]) =>
  Object.fromEntries(PLAIN_FIELDS.map(([name, field]) => one(name, field))) as unknown;

function toColumn(field: PlainField, value: PlainForm[PlainName]) {
  if (field.shownTo === 'nobody') return seal(String(value));
  if (field.kind === 'day') return value ? fromIsoDay(String(value)) : null;
  if (field.kind === 'moment') return value ? new Date(String(value)) : null;
  if (field.kind === 'choice') return value || null; // '' means no answer
  return value;
}

/**
 * Dates become ISO text or null, a missing choice becomes ''; other values are returned unchanged.
 */
function toText(field: PlainField, value: Columns[Column]) {
  if (field.kind === 'choice') return value ?? '';
  if (!(value instanceof Date)) return value;
  return field.kind === 'day' ? toIsoDay(value) : value.toISOString();
}
