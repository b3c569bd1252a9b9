import { useMemo } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import { sayWith } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import { lazyResolver } from './lazy-resolver';

/** `lazyResolver` with messages in the language of the page. `load` must be stable. */
export function useResolver<In extends FieldValues, Out extends FieldValues>(
  load: () => Promise<ZodType<Out, In>>,
): Resolver<In, unknown, Out> {
  const say = useSay();
  return useMemo(
    () => lazyResolver(load, { say: sayWith(say), notLoaded: say('ui.formNotChecked') }),
    [load, say],
  );
}
