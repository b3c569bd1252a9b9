import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import { faultWords } from '@/lib/platform/language/fault';
import type { Said } from '@/lib/platform/language/said';

/** What a resolver says: a schema's faults, and that the schema could not be loaded. */
export type ResolverWords = { say: (fault: Said) => string; notLoaded: string };

/**
 * Validates a form with a schema that is loaded at the first submit, to keep zod out of the page
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
      return { values: {}, errors: errors as FieldErrors<In> }; // `root` belongs to every form
    }
  };
}
