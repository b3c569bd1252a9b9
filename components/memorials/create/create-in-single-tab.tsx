'use client';

import { type ComponentProps, useState } from 'react';
import { SingleTab } from '@/components/ui/single-tab';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { CreateForm } from './create-form';

/**
 * The creation form, which only one tab at a time may edit. The payment step edits nothing, so another tab may take
 * over the form then. That tab changes the same draft, so a payment in either tab creates the memorial as last
 * submitted (decision 0041).
 */
export function CreateInSingleTab(
  props: Omit<ComponentProps<typeof CreateForm>, 'onPayingChange'>,
) {
  const t = useTranslate();
  const [isPaying, setIsPaying] = useState(false);
  return (
    <SingleTab name="create-memorial" canYield={isPaying} notSaved={t('form.notSaved.numbers')}>
      <CreateForm {...props} onPayingChange={setIsPaying} />
    </SingleTab>
  );
}
