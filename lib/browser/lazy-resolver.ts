import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import { faultWords } from '@/lib/platform/language/fault';
import type { Said } from '@/lib/platform/language/said';

/** Translates a schema's messages; `notLoaded` is shown when the schema could not be loaded. */
export type ResolverWords = { say: (fault: Said) => string; notLoaded: string };

/**
 * A resolver whose schema is loaded on the first submit, to keep zod out of the page's initial code
 * (architecture.md, "One way to do each thing"). If loading fails, the form shows an error.
 */
export function lazyResolver<In extends FieldValues, Out extends FieldValues>(
  load: () => Promise<ZodType<Out, In>>,
  words: ResolverWords,
): Resolver<In, unknown, Out> {
  return async (values, context, options) => {
    try {
      const [{ zodResolver }, schema] = await Promise.all([
        import('@hookform/resolvers/zod'),
        load(),
      ]);
      return await zodResolver(schema, { error: faultWords(words.say) })(values, context, options);
    } catch {
      const errors = { root: { type: 'load', message: words.notLoaded } };
      return { values: {}, errors: errors as FieldErrors<In> }; // every form has `root`
    }
  };
}
