'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, startTransition, useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { OneTab } from '@/components/ui/one-tab';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { EditorSkeleton } from './editor-skeleton';
import { SimpleEditForm } from './simple-edit-form';

/**
 * The simple editor, in one tab at a time. A tab that had to wait loads the memorial again before it shows the
 * form: the other tab may have saved it meanwhile.
 */
export function SimpleEditor(props: ComponentProps<typeof SimpleEditForm>) {
  const say = useSay();
  const { memorialId } = props;
  const [isStale, setStale] = useState(false);
  return (
    <OneTab
      name={`edit/simple/${memorialId}`}
      notSaved={say('form.notSaved.files')}
      onWait={() => setStale(true)}
      aside={
        <ButtonLink href={paths.memorial(memorialId)} variant="secondary">
          {say('edit.editor.back')}
        </ButtonLink>
      }
    >
      {isStale ? <Refresh onFresh={() => setStale(false)} /> : <SimpleEditForm {...props} />}
    </OneTab>
  );
}

/** Loads the page's data again. One transition does both, so the form appears together with what was loaded. */
function Refresh({ onFresh }: { onFresh: () => void }) {
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tab has the form again.
  useEffect(() => {
    startTransition(() => {
      router.refresh();
      onFresh();
    });
  }, []);
  return <EditorSkeleton />;
}
