import { z } from 'zod';
import { parseList } from './list-rules';
import { memorialFormSchema } from './schema';
import { TEXT_FIELDS, type TextField } from './text-fields';

const { shape } = memorialFormSchema.in;

/** PUT /api/memorials/{id}/texts/{language}. Each field has the limits of the original's field. */
export const memorialText = z.strictObject(
  Object.fromEntries(TEXT_FIELDS.map((name) => [name, shape[name]])) as Pick<
    typeof shape,
    TextField
  >, // TEXT_FIELDS are keys of the shape
);

export type MemorialTextInput = z.output<typeof memorialText>;

const typedList = (list: z.ZodType<string[], string[] | undefined>) =>
  z
    .string()
    .transform((text): string[] | undefined => parseList(text))
    .pipe(list);

/** Texts in a form by language, since a page may edit several; lists are comma-separated text. */
export const typedTexts = z.record(
  z.string(),
  memorialText.extend({
    achievements: typedList(shape.achievements),
    hobbies: typedList(shape.hobbies),
    charities: typedList(shape.charities),
  }),
);

export type TypedTexts = z.input<typeof typedTexts>;
export type ParsedTexts = z.output<typeof typedTexts>;
