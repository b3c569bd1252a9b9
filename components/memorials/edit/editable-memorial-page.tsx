'use client';

import { useRouter } from 'next/navigation';
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import type { Visibility } from '@/lib/access/rules';
import { focusOnMount } from '@/lib/browser/focus-on-mount';
import { pathInPageLanguage, withoutPageLanguage } from '@/lib/browser/path-in-page-language';
import type { ReviewedKind } from '@/lib/platform/kinds';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { EditorBar } from '../page/editor-bar';
import { EditorSkeleton } from './editor-skeleton';

/** Loaded on demand, since readers never need it. */
const MemorialEditor = lazy(() =>
  import('./memorial-editor').then((module) => ({ default: module.MemorialEditor })),
);

type Props = {
  memorialId: string;
  /** The viewer's id, under which unsaved changes are stored. */
  userId: string;
  name: string;
  visibility: Visibility;
  mayDelete: boolean;
  /** How many items of each kind await a decision. */
  waiting: Record<ReviewedKind, number>;
  /** The page as everybody sees it. */
  children: ReactNode;
};

/**
 * The memorial page for people who may edit it. They switch between viewing it and editing a copy (product.md 4). The
 * address records the mode, so that a reload or a login returns to the editor.
 */
export function EditableMemorialPage({
  memorialId,
  userId,
  name,
  visibility,
  mayDelete,
  waiting,
  children,
}: Props) {
  const t = useTranslate();
  const router = useRouter();
  const [editing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);

  const leadsToEditor = ({ pathname, hash }: Location | HTMLAnchorElement) =>
    withoutPageLanguage(pathname) + hash === paths.memorialEditor(memorialId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial address matters.
  useEffect(() => {
    if (leadsToEditor(window.location)) setEditing(true);
  }, [memorialId]);

  const setMode = (isEditing: boolean) => {
    setEditing(isEditing);
    const address = pathInPageLanguage(
      isEditing ? paths.memorialEditor(memorialId) : paths.memorial(memorialId),
    );
    // Keeps the router's own history state, so that Next does not rerender the page.
    window.history.replaceState(window.history.state, '', address);
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  const edit = () => {
    setSaved(false);
    setMode(true);
  };
  // Handles the click before the link adds a history entry, after which Back would leave the editor open.
  const editByLink = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !leadsToEditor(link)) return;
    event.preventDefault();
    edit();
  };
  const view = (isChanged: boolean) => {
    setMode(false);
    if (isChanged) router.refresh();
  };

  if (editing)
    return (
      <article className="page-width space-y-8 py-10">
        <h1 ref={focusOnMount} tabIndex={-1} className="text-3xl">
          {t('edit.editor.title', { name })}
        </h1>
        <Suspense fallback={<EditorSkeleton />}>
          <MemorialEditor
            memorialId={memorialId}
            userId={userId}
            onSaved={() => {
              setSaved(true);
              view(true);
            }}
            onCancel={view}
          />
        </Suspense>
      </article>
    );
  return (
    <>
      <div className="page-width space-y-5 pt-6 print:hidden">
        {isSaved && <Banner tone="success">{t('edit.editor.updated')}</Banner>}
        <EditorBar
          memorialId={memorialId}
          name={name}
          visibility={visibility}
          mayDelete={mayDelete}
          waitingCounts={waiting}
          onEdit={edit}
        />
      </div>
      <div onClickCapture={editByLink}>{children}</div>
    </>
  );
}
