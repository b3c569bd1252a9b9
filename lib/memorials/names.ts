import { splitName } from './deceased-rules';
import { FIELD_NAMES, type FIELDS, type FieldName, fieldOf } from './fields';

/**
 * The specification has several names for some fields: its creation form, its answers and its
 * simple edit page differ. Inside, a field has the one name of fields.ts; these functions translate
 * at the edges.
 */

type Fields = typeof FIELDS;
type FormNameOf<Name> = Name extends FieldName
  ? Fields[Name] extends { formName: infer FormName extends string }
    ? FormName
    : Name
  : Name;
type FieldNameOf<Name> =
  Name extends FormNameOf<FieldName>
    ? { [One in FieldName]: FormNameOf<One> extends Name ? One : never }[FieldName]
    : Name;
export type InFormNames<Values> = { [Name in keyof Values as FormNameOf<Name>]: Values[Name] };
export type InFieldNames<Values> = { [Name in keyof Values as FieldNameOf<Name>]: Values[Name] };

const RENAMED = FIELD_NAMES.flatMap((name): [FieldName, string][] => {
  const { formName } = fieldOf(name);
  return formName ? [[name, formName]] : [];
});
const FORM_NAMES = new Map<string, string>(RENAMED);
const OWN_NAMES = new Map<string, string>(RENAMED.map(([name, formName]) => [formName, name]));

/** Every name by which a request may send a field. */
export const requestNamesOf = (name: FieldName): string[] => {
  const { formName } = fieldOf(name);
  return formName ? [formName, name] : [name];
};

/** Renames properties to the creation form's names. */
export const toFormNames = <Values extends object>(values: Values): InFormNames<Values> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [FORM_NAMES.get(name) ?? name, value]),
  ) as InFormNames<Values>; // the types rename as FORM_NAMES does

/**
 * Renames properties to the names in fields.ts. If a value was sent under both names, the one under the field's own
 * name wins.
 */
export const toFieldNames = <Values extends object>(values: Values): InFieldNames<Values> => {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  const renamed = entries
    .filter(([name]) => OWN_NAMES.has(name))
    .map(([name, value]) => [OWN_NAMES.get(name), value]);
  const own = entries.filter(([name]) => !OWN_NAMES.has(name));
  return Object.fromEntries([...renamed, ...own]) as InFieldNames<Values>; // the types rename as OWN_NAMES does
};

/** Translates the path in a fault to the names of fields.ts: 'name' becomes 'fullName'. */
export function toFieldPath(path: string): string {
  const [name = '', ...rest] = path.split('.');
  return [OWN_NAMES.get(name) ?? name, ...rest].join('.');
}

type Person = { fullName: string; birthDate: string; deathDate: string; biography: string };

/** The fields of the simple edit page (product.md 3). */
export const toDeceased = ({ fullName, birthDate, deathDate, biography }: Person) => ({
  ...splitName(fullName),
  dateOfBirth: birthDate,
  dateOfDeath: deathDate,
  biography,
});

type Years = { startYear?: string | undefined; endYear?: string | undefined };

/** '1990 - 1994', or only the year that is known. */
export const formatYears = ({ startYear, endYear }: Years) =>
  [startYear, endYear].filter(Boolean).join(' - ');
