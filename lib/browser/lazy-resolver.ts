import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import { translateIssues } from '@/lib/platform/language/issue-message';
import type { Message } from '@/lib/platform/language/message';

/** Translates a schema's messages; `notLoaded` is the message when the schema could not be loaded. */
export type ResolverMessages = { translate: (fault: Message) => string; notLoaded: string };

/**
 * A resolver whose schema is loaded on the first submit, to keep zod out of the page's initial code
 * (architecture.md, "One way to do each thing"). If loading fails, the form shows an error.
 */
export function lazyResolver<In extends FieldValues, Out extends FieldValues>(
  load: () => Promise<ZodType<Out, In>>,
  messages: ResolverMessages,
): Resolver<In, unknown, Out> {
  return async (values, context, options) => {
    try {
      const [{ zodResolver }, schema] = await Promise.all([
        import('@hookform/resolvers/zod'),
        load(),
      ]);
      return await zodResolver(schema, { error: translateIssues(messages.translate) })(
        values,
        context,
        options,
      );
    } catch {
      const errors = { root: { type: 'load', message: messages.notLoaded } };
      return { values: {}, errors: errors as FieldErrors<In> }; // every form has `root`
    }
  };
}
