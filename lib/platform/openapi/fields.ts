/** The parts of JSON Schema that the document uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
};

/**
 * A row of a table. `name` is the path to the value, such as 'memorials[].fullName'; `shape` names
 * a shape with its own table.
 */
export type SchemaField = {
  name: string;
  type: string;
  shape: string | null;
  isRequired: boolean;
  notes: string[];
};

/** The fields of one variant of a value. */
export type SchemaVariant = SchemaField[];

const REFERENCE = '#/components/schemas/';

/** The fields of an object, including nested objects and lists; one table for each variant. */
export function variantsOf(schema: Schema): SchemaVariant[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap(variantsOf);
  return [rowsOf(schema, '', true)];
}

function rowsOf(schema: Schema, name: string, isRequired: boolean): SchemaField[] {
  const { shape, core, isList, isNullable } = coreOf(schema);
  const fieldPath = isList ? `${name}[]` : name;
  const own: SchemaField = {
    name: fieldPath,
    isRequired,
    shape,
    ...typeOf(schema, core, isNullable),
  };
  if (shape !== null || !core.properties) return [own];
  const required = new Set(core.required ?? []);
  const innerFields = Object.entries(core.properties).flatMap(([key, each]) =>
    rowsOf(each, fieldPath === '' ? key : `${fieldPath}.${key}`, required.has(key)),
  );
  // An object has no row of its own, unless it may be missing or null.
  return name === '' || (isRequired && !isNullable) ? innerFields : [own, ...innerFields];
}

/** Unwraps lists and null to a named shape or a schema. */
function coreOf(schema: Schema) {
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  const others = choices.filter(({ type }) => type !== 'null');
  const isNullable = choices.length > others.length || [schema.type].flat().includes('null');
  const [only] = others;
  const inner = only && others.length === 1 ? only : schema;
  const isList = inner.items !== undefined;
  const item = inner.items ?? inner;
  const shape = item.$ref?.startsWith(REFERENCE) ? item.$ref.slice(REFERENCE.length) : null;
  return { core: item, shape, isList, isNullable };
}

function typeOf(schema: Schema, core: Schema, isNullable: boolean) {
  const type = nameOf(core);
  return { type: isNullable ? `${type} or null` : type, notes: notesOf(schema, core) };
}

function nameOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.slice(REFERENCE.length);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return choiceOf(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(nameOf))].join(' | ');
  if (schema.items) return `list of ${nameOf(schema.items)}`;
  if (schema.format === 'binary') return 'file';
  const names = [schema.type].flat().filter((each) => each !== 'null');
  const name = names.join(' | ') || 'any';
  return schema.format ? `${name} (${schema.format})` : name;
}

/** How many values of a choice are listed; the document has all. */
const MAX_LISTED = 12;

function choiceOf(values: unknown[]): string {
  const named = values.slice(0, MAX_LISTED).map((each) => JSON.stringify(each));
  return named.join(' | ') + (values.length > MAX_LISTED ? ` | … (${values.length} in all)` : '');
}

function notesOf(
  list: Schema,
  { minLength, maxLength, minimum, maximum, pattern, ...schema }: Schema,
) {
  const defaultValue = list.default ?? schema.default;
  const maxItems = list.maxItems;
  return [
    ...(list.description ? [list.description] : []),
    ...(minLength ? [`at least ${minLength} characters`] : []),
    ...(maxLength ? [`at most ${maxLength} characters`] : []),
    ...(minimum !== undefined ? [`from ${minimum}`] : []),
    ...(maximum !== undefined ? [`up to ${maximum}`] : []),
    ...(maxItems ? [`at most ${maxItems} of them`] : []),
    ...(pattern ? [`as ${pattern}`] : []),
    ...(defaultValue === undefined || defaultValue === ''
      ? []
      : [`${JSON.stringify(defaultValue)} if not sent`]),
  ];
}
