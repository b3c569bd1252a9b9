'use client';

import { type ComponentProps, useState } from 'react';
import { OneTab } from '@/components/ui/one-tab';
import { useSay } from '@/lib/platform/language/use-say';
import { CreateForm } from './create-form';

/**
 * The creation form, which only one tab at a time may edit. In the payment step nothing is edited, so another tab may
 * take over the form. That tab changes the same draft, so a payment in either tab creates the memorial as last
 * submitted (decision 0041).
 */
export function CreateInOneTab(props: Omit<ComponentProps<typeof CreateForm>, 'onPaying'>) {
  const say = useSay();
  const [isPaying, setIsPaying] = useState(false);
  return (
    <OneTab name="create-memorial" free={isPaying} notSaved={say('form.notSaved.numbers')}>
      <CreateForm {...props} onPaying={setIsPaying} />
    </OneTab>
  );
}
