import { describe, expect, it } from 'vitest';
import { variantsOf } from '@/lib/platform/openapi/fields';
import { findUsedShapes } from '@/lib/platform/openapi/shapes';

const text = { type: 'string' };
const names = (variant: { name: string; type: string }[] = []) =>
  variant.map(({ name, type }) => `${name}: ${type}`);

describe('the fields of a schema', () => {
  it('are named by their path through objects and lists', () => {
    const person = { type: 'object', properties: { name: text }, required: ['name'] };
    const properties = {
      people: { type: 'array', items: person },
      owner: person,
      tags: { type: 'array', items: text },
    };
    const required = ['people', 'owner'];
    const [fields] = variantsOf({ type: 'object', properties, required });
    expect(names(fields)).toEqual([
      'people[].name: string',
      'owner.name: string',
      'tags[]: string',
    ]);
    expect(fields?.map(({ isRequired }) => isRequired)).toEqual([true, true, false]);
  });

  it('include a row for an object that may be null or absent, and one for each of its fields', () => {
    const inner = { type: 'object', properties: { a: text } };
    const orNull = { anyOf: [inner, { type: 'null' }] };
    const [fields] = variantsOf({ properties: { x: orNull, y: inner }, required: ['x'] });
    expect(names(fields)).toEqual(['x: object or null', 'x.a: string', 'y: object', 'y.a: string']);
  });

  it('end at a named shape, which may be null or in a list', () => {
    const $ref = '#/components/schemas/Media';
    const properties = {
      one: { $ref },
      many: { items: { $ref } },
      maybe: { anyOf: [{ $ref }, { type: 'null' }] },
    };
    const [fields] = variantsOf({ properties });
    expect(fields?.map(({ name, shape }) => [name, shape])).toEqual([
      ['one', 'Media'],
      ['many[]', 'Media'],
      ['maybe', 'Media'],
    ]);
  });

  it('form a table for each variant of a value', () => {
    const form = (act: string) => ({ properties: { act: { const: act } } });
    expect(variantsOf({ anyOf: [form('a'), form('b')] }).map(names)).toEqual([
      ['act: "a"'],
      ['act: "b"'],
    ]);
  });

  it('include limits, defaults and choices, and shorten a long list of choices', () => {
    const many = Array.from({ length: 20 }, (_, at) => `v${at}`);
    const properties = {
      page: { type: 'integer', minimum: 1, maximum: 9, default: 1 },
      word: { type: 'string', minLength: 2, maxLength: 5 },
      list: { type: 'array', items: text, maxItems: 3 },
      day: { anyOf: [{ type: 'string', format: 'date' }, { const: '' }] },
      choice: { enum: many },
      file: { type: 'string', format: 'binary' },
    };
    const [fields = []] = variantsOf({ properties });
    expect(fields.map(({ type, notes }) => [type, ...notes].join(', '))).toEqual([
      'integer, from 1, up to 9, 1 if not sent',
      'string, at least 2 characters, at most 5 characters',
      'string, at most 3 of them',
      'string (date) | ""',
      expect.stringMatching(/^"v0" \| .*"v11" \| … \(20 in all\)$/),
      'file',
    ]);
  });
});

it('the shapes of calls include the shapes they refer to, once each', () => {
  const row = (shape: string | null) => ({
    name: 'x',
    type: 'x',
    shape,
    isRequired: true,
    notes: [],
  });
  const shapes = new Map([
    ['Other', [[row(null)]]],
    ['Memorial', [[row('Media'), row('Memorial')]]],
    ['Media', [[row(null)]]],
  ]);
  const call = { body: [], answer: [[row('Memorial'), row('Media')]] };
  expect(findUsedShapes([call as never], shapes).map(([name]) => name)).toEqual([
    'Media',
    'Memorial',
  ]);
});
