'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, startTransition, useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { SingleTab } from '@/components/ui/single-tab';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { EditorSkeleton } from './editor-skeleton';
import { SimpleEditForm } from './simple-edit-form';

/**
 * The simple editor, which can be open in only one tab at a time. A tab that had to wait reloads the memorial before it
 * shows the form, since the other tab may have saved changes.
 */
export function SimpleEditor(props: ComponentProps<typeof SimpleEditForm>) {
  const t = useTranslate();
  const { memorialId } = props;
  const [isStale, setIsStale] = useState(false);
  return (
    <SingleTab
      name={`edit/simple/${memorialId}`}
      notSaved={t('form.notSaved.files')}
      onTakenOver={() => setIsStale(true)}
      aside={
        <ButtonLink href={paths.memorial(memorialId)} variant="secondary">
          {t('edit.editor.back')}
        </ButtonLink>
      }
    >
      {isStale ? <Refresh onFresh={() => setIsStale(false)} /> : <SimpleEditForm {...props} />}
    </SingleTab>
  );
}

/** Reloads the page's data, then shows the form: in one transition, so that the form appears with the new data. */
function Refresh({ onFresh }: { onFresh: () => void }) {
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when editing continues in this tab.
  useEffect(() => {
    startTransition(() => {
      router.refresh();
      onFresh();
    });
  }, []);
  return <EditorSkeleton />;
}
