import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

const NOT_LOADED = 'The form could not be checked. Please check your connection and try again.';

/**
 * Validates a form with a schema that is loaded at the first submit, to keep zod out of the page
 * (architecture.md, "One way to do each thing"). If loading fails, the form shows an error.
 */
export function lazyResolver<In extends FieldValues, Out extends FieldValues>(
  load: () => Promise<ZodType<Out, In>>,
): Resolver<In, unknown, Out> {
  return async (values, context, options) => {
    try {
      const [{ zodResolver }, schema] = await Promise.all([
        import('@hookform/resolvers/zod'),
        load(),
      ]);
      return await zodResolver(schema)(values, context, options);
    } catch {
      const errors = { root: { type: 'load', message: NOT_LOADED } };
      return { values: {}, errors: errors as FieldErrors<In> }; // `root` belongs to every form
    }
  };
}
