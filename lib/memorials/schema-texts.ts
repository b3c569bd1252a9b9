import { z } from 'zod';
import { parseList } from './list-rules';
import { memorialFormSchema } from './schema';
import { TEXT_FIELDS, type TextField } from './text-fields';

const { shape } = memorialFormSchema.in;

/** PUT /api/memorials/{id}/texts/{language}: each field is checked as the memorial's own is. */
export const memorialText = z.strictObject(
  Object.fromEntries(TEXT_FIELDS.map((name) => [name, shape[name]])) as Pick<
    typeof shape,
    TextField
  >, // the fields are its keys
);

export type MemorialTextInput = z.output<typeof memorialText>;

const typedList = (list: z.ZodType<string[], string[] | undefined>) =>
  z
    .string()
    .transform((text): string[] | undefined => parseList(text))
    .pipe(list);

/** The same as a form holds it, lists with commas; below the language, so that several may be on one page. */
export const typedTexts = z.record(
  z.string(),
  memorialText.extend({
    achievements: typedList(shape.achievements),
    hobbies: typedList(shape.hobbies),
    charities: typedList(shape.charities),
  }),
);

export type TypedTexts = z.input<typeof typedTexts>;
export type ReadTexts = z.output<typeof typedTexts>;
