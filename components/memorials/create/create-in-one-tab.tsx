'use client';

import { type ComponentProps, useState } from 'react';
import { OneTab } from '@/components/ui/one-tab';
import { useSay } from '@/lib/platform/language/use-say';
import { CreateForm } from './create-form';

/**
 * The creation form, in one tab of the browser while it is typed. The payment step types nothing and keeps its
 * order: meanwhile another tab may have the form. What it submits changes the same draft, so a payment in either
 * tab makes the memorial of what was submitted last (decision 0041 says why).
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
