'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import type { Language } from '@/lib/platform/language/languages';
import type { GuestBookDialogProps } from './dialog-props';
import type { GuestBookLabels } from './guest-book-labels';

type Props = {
  memorialId: string;
  language: Language;
  labels: GuestBookLabels;
  /** Server-rendered content. */
  children: ReactNode;
};

/**
 * Opens the dialogs of the guest book on a click anywhere on the page: the action bar opens one, too. Elements that
 * open a dialog have `data-act`, and `data-of` with the id of their condolence. Most visitors only read, so the dialogs
 * are loaded on the first click. Before hydration, or if loading fails, links open their pages as usual.
 */
export function GuestBookActions({ children, ...props }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<GuestBookDialogProps> | null>(null);
  const [open, setOpen] = useState<GuestBookDialogProps['open'] | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const handleClick = async (event: MouseEvent) => {
      const target = event.target as Element; // clicks always hit an element
      const clicked = target.closest<HTMLElement>('[data-act]');
      const { act, of = '' } = clicked?.dataset ?? {};
      if (!act || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const dialogModule = await import('./guest-book-dialog').catch(() => null);
      setFailed(!dialogModule);
      if (!dialogModule) return followLink(clicked);
      setDialog(() => dialogModule.GuestBookDialog);
      setOpen({ act, condolenceId: of });
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);

  return (
    <div className="space-y-5">
      {children}
      {failed && <Banner tone="error">{props.labels.notLoaded}</Banner>}
      {Dialog && open && <Dialog {...props} open={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

const followLink = (clicked: HTMLElement | null | undefined) => {
  if (clicked instanceof HTMLAnchorElement) window.location.assign(clicked.href);
};
