import { z } from 'zod';
import { memorialFormSchema } from '@/lib/memorials/schema';

type Form = z.input<typeof memorialFormSchema>;
type Scalar = string | number | boolean;

/** A single value in a form, with its path: `familyMembers`, 0, `email`. */
export type Leaf = { path: readonly (string | number)[]; value: Scalar };

/** Which of two forms `filledForm` returns. Every value differs between the two. */
export type Seed = 1 | 2;

const ENTRIES = [0, 1];

/**
 * Returns a creation form with a value for every field of the schema, in every entry and block. All values differ,
 * except those of flags and choices. It is built from the schema alone, so a new field is included automatically.
 * Throws for a field that accepts none of the values known here.
 */
export function filledForm(seed: Seed): Form {
  const days = new Filler(seed, 0);
  days.fill(memorialFormSchema, []);
  // Some days must precede others, so it tries one order after another until the schema accepts one.
  for (let turn = 0; turn < days.count; turn++) {
    const form = new Filler(seed, turn, days.count).fill(memorialFormSchema, []);
    if (memorialFormSchema.safeParse(form).success) return form as Form; // as: the schema has just accepted it
  }
  throw new Error('The schema accepts none of the generated forms.');
}

/** Returns every single value in a form or an answer, with its path. */
export function leavesOf(value: unknown, path: Leaf['path'] = []): Leaf[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
  return isScalar(value) ? [{ path, value }] : [];
}

/**
 * Returns whether a value occurs only once in the form, so that a test can search for it. Flags and choices may repeat.
 */
export const isUnique = ({ value }: Leaf) =>
  typeof value === 'number' || (typeof value === 'string' && /\d/.test(value));

const isScalar = (value: unknown): value is Scalar =>
  ['string', 'number', 'boolean'].includes(typeof value);

class Filler {
  /** The number of days in the form. */
  count = 0;
  private fieldCount = 0;

  constructor(
    private readonly seed: Seed,
    private readonly turn: number,
    private readonly days = 1,
  ) {}

  fill(schema: z.core.$ZodType, path: string[]): unknown {
    const inner = withoutWrapping(schema);
    if (inner instanceof z.ZodObject)
      return Object.fromEntries(
        Object.entries(inner.shape).map(([name, field]) => [
          name,
          this.fill(field as z.ZodType, [...path, name]), // as: the members of a shape are schemas
        ]),
      );
    if (inner instanceof z.ZodArray)
      return ENTRIES.map((at) => this.fill(inner.element, [...path, String(at)]));
    return this.leaf(schema, inner, path);
  }

  private leaf(schema: z.core.$ZodType, inner: z.core.$ZodType, path: string[]): unknown {
    this.fieldCount += 1;
    if (inner instanceof z.ZodEnum) return this.choice(inner.options.filter(Boolean));
    if (inner instanceof z.ZodBoolean) return this.flag(schema);
    // The moment comes before the day: a field of moments accepts both, and stores the day as a moment.
    const candidates = [this.text(path), this.moment(), this.day(), this.amount()];
    const fits = (value: unknown) => z.safeParse(schema, value).success;
    const at = candidates.findIndex(fits);
    if (at < 0) throw new Error(`No generated value fits the field ${path.join('.')}.`);
    if (at === 2) this.count += 1;
    return candidates[at];
  }

  private choice = (options: unknown[]) => options[(this.seed + this.fieldCount) % options.length];

  /** Returns the default in form 1, and its opposite in form 2. */
  private flag(schema: z.core.$ZodType): boolean {
    const preset = z.safeParse(schema, undefined).data === true;
    return this.seed === 1 ? preset : !preset;
  }

  private text = (path: string[]) => `${path.join(' ')} ${this.seed}${this.fieldCount}`;
  /** The first day of a decade, which does not change with the precision of the date. */
  private day = () => `1${pad(50 + 2 * ((this.count + this.turn) % this.days) + this.seed)}0-01-01`;
  private moment = () => `201${this.seed}-10-08T09:${pad(this.fieldCount)}:00.000Z`;
  private amount = () => this.seed * 100 + this.fieldCount;
}

const pad = (number: number) => String(number).padStart(2, '0');

/** Returns the schema without its wrappers: defaults, optional() and conversions. */
function withoutWrapping(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return withoutWrapping(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return withoutWrapping(schema.unwrap());
  return schema;
}
