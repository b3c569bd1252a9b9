'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import type { Language } from '@/lib/platform/language/languages';
import type { GuestBookDialogProps } from './dialog-props';
import type { GuestBookLabels } from './guest-book-labels';

type Props = {
  memorialId: string;
  language: Language;
  labels: GuestBookLabels;
  /**
   * Server-rendered content. Elements that open a dialog have `data-act`, and `data-of` with the id of their
   * condolence.
   */
  children: ReactNode;
};

/**
 * Opens the dialogs of the guest book. Most visitors only read, so the dialogs are loaded on the first press; until
 * then, or if loading fails, links work as links.
 */
export function GuestBookActions({ children, ...props }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<GuestBookDialogProps> | null>(null);
  const [open, setOpen] = useState<GuestBookDialogProps['open'] | null>(null);
  const [failed, setFailed] = useState(false);

  const press = async (event: MouseEvent) => {
    const target = event.target as Element; // clicks always hit an element
    const pressed = target.closest<HTMLElement>('[data-act]');
    const { act, of = '' } = pressed?.dataset ?? {};
    if (!act || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const loaded = await import('./guest-book-dialog').catch(() => null);
    setFailed(!loaded);
    if (!loaded) return followLink(pressed);
    setDialog(() => loaded.GuestBookDialog);
    setOpen({ act, of });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links and buttons inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: activating those by keyboard also fires a click.
    <div onClick={press} className="space-y-5">
      {children}
      {failed && <Banner tone="error">{props.labels.notLoaded}</Banner>}
      {Dialog && open && <Dialog {...props} open={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

const followLink = (pressed: HTMLElement | null | undefined) => {
  if (pressed instanceof HTMLAnchorElement) window.location.assign(pressed.href);
};
