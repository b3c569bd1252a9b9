'use client';

import { useRouter } from 'next/navigation';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Banner } from '../../ui/banner';
import { Loading, TextSkeleton } from '../../ui/skeleton';
import { EditorBar } from '../page/editor-bar';

/** Loaded when somebody edits: readers never need it. */
const MemorialEditor = lazy(() =>
  import('./memorial-editor').then((module) => ({ default: module.MemorialEditor })),
);

type Props = {
  memorialId: string;
  name: string;
  isPublic: boolean;
  /** The page as everybody sees it. */
  children: ReactNode;
};

/** A memorial page for those who may edit it: view, edit on a copy, and back to view (spec 4). */
export function EditableMemorial({ memorialId, name, isPublic, children }: Props) {
  const router = useRouter();
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);

  const edit = () => {
    setSaved(false);
    setEditing(true);
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  const view = () => {
    setEditing(false);
    router.refresh(); // media may have been added, whether the rest was saved or not
    window.scrollTo({ top: 0, behavior: 'instant' });
  };

  if (editing)
    return (
      <article className="page-width space-y-8 py-10">
        <h1 ref={focusOnAppearing} tabIndex={-1} className="text-3xl" dir="auto">
          Edit the memorial for {name}
        </h1>
        <Suspense fallback={<Waiting />}>
          <MemorialEditor
            memorialId={memorialId}
            onSaved={() => {
              setSaved(true);
              view();
            }}
            onCancel={view}
          />
        </Suspense>
      </article>
    );
  return (
    <>
      <div className="page-width space-y-5 pt-6 print:hidden">
        {saved && <Banner tone="success">Memorial updated successfully</Banner>}
        <EditorBar memorialId={memorialId} name={name} isPublic={isPublic} onEdit={edit} />
      </div>
      {children}
    </>
  );
}

const Waiting = () => (
  <Loading label="Loading the memorial…">
    <TextSkeleton lines={8} />
  </Loading>
);

const focusOnAppearing = (heading: HTMLHeadingElement | null) => heading?.focus();
