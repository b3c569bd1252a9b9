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

/** A plain field's column has its name, with `Sealed` behind it where it is sealed. */
type Column = Exclude<PlainName, SealedName> | `${SealedName}Sealed`;
/** The plain fields that everybody may see. */
type PageName = Exclude<PlainName, EditorName>;

/** The plain fields' columns in the database; a column that the Prisma schema lacks is an error here. */
type Columns = Pick<Memorial, Column>;

/**
 * What everybody may see of them: days and moments as ISO text, null for a moment that is not known, '' for no
 * choice.
 */
type Shown = {
  [Name in PageName]: Name extends NameOfKind<'day'>
    ? string
    : Name extends NameOfKind<'moment'>
      ? string | null
      : Name extends NameOfKind<'choice'>
        ? PlainForm[Name]
        : Columns[Name];
};

const columnOf = (name: PlainName, field: PlainField) =>
  (field.shownTo === 'nobody' ? `${name}Sealed` : name) as Column; // as the type says

const isOnPage = ([, field]: [PlainName, PlainField]) => field.shownTo === undefined;

const selectOf = <Name extends string>(names: string[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>; // callers name them all

/** For `select`: the columns of all plain fields, and those that everybody may see. */
export const ALL_COLUMNS = selectOf<Column>(
  PLAIN_FIELDS.map(([name, field]) => columnOf(name, field)),
);
export const PAGE_COLUMNS = selectOf<PageName>(PLAIN_FIELDS.filter(isOnPage).map(([name]) => name));

/** The columns of a form's plain fields, personal numbers sealed. */
export const toColumns = (form: PlainForm): Columns =>
  convert((name, field) => [columnOf(name, field), toColumn(field, form[name])]) as Columns; // each by its kind

/** The plain fields of the form that would make these columns again. */
export const fromColumns = (columns: Columns): PlainForm =>
  convert((name, field) => {
    const value = columns[columnOf(name, field)];
    return [
      name,
      field.shownTo === 'nobody' ? unseal(String(value)) : (toText(field, value) ?? ''),
    ];
  }) as PlainForm; // each by its kind

/** What everybody may see of a memorial's plain fields. */
export const toShown = (columns: Pick<Memorial, PageName>): Shown =>
  Object.fromEntries(
    PLAIN_FIELDS.filter(isOnPage).map(([name, field]) => [
      name,
      toText(field, columns[name as PageName]), // isOnPage left only these
    ]),
  ) as Shown; // each by its kind

const convert = (one: (name: PlainName, field: PlainField) => [string, unknown]) =>
  Object.fromEntries(PLAIN_FIELDS.map(([name, field]) => one(name, field))) as unknown;

function toColumn(field: PlainField, value: PlainForm[PlainName]) {
  if (field.shownTo === 'nobody') return seal(String(value));
  if (field.kind === 'day') return value ? fromIsoDay(String(value)) : null;
  if (field.kind === 'moment') return value ? new Date(String(value)) : null;
  if (field.kind === 'choice') return value || null; // '' is no answer
  return value;
}

/** A day or a moment as ISO text, null for none, and '' for no choice; any other value as it is. */
function toText(field: PlainField, value: Columns[Column]) {
  if (field.kind === 'choice') return value ?? '';
  if (!(value instanceof Date)) return value;
  return field.kind === 'day' ? toIsoDay(value) : value.toISOString();
}
