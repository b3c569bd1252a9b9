import { useMemo } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import { translateWith } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { lazyResolver } from './lazy-resolver';

/** `lazyResolver` with messages in the language of the page. `load` must be stable. */
export function useResolver<In extends FieldValues, Out extends FieldValues>(
  load: () => Promise<ZodType<Out, In>>,
): Resolver<In, unknown, Out> {
  const t = useTranslate();
  return useMemo(
    () => lazyResolver(load, { translate: translateWith(t), notLoaded: t('ui.formNotChecked') }),
    [load, t],
  );
}
