'use client';

import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { LightboxProps } from './lightbox';
import type { LightboxLabels } from './lightbox-labels';
import type { LightboxSlide } from './slides';
import type { SlidesOfGallery } from './use-slides';

type Props = {
  /** The lightbox's texts, including its accessible name. */
  labels: LightboxLabels;
  slides: LightboxSlide[];
  /** The gallery that the slides are a part of, if there are more. */
  gallery?: SlidesOfGallery;
  /** Links with `data-slide` (an index in the gallery) open that slide; other links are not affected. */
  children: ReactNode;
};

/**
 * Opens links to pictures in a lightbox, which is loaded on the first click. If it does not load, or without
 * JavaScript, the links open the pictures themselves.
 */
export function LightboxLinks({ labels, slides, gallery, children }: Props) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const { index, open, close } = useOpenSlide();
  const links = useRef<HTMLDivElement>(null);

  const onClick = async (event: MouseEvent<HTMLDivElement>) => {
    const link = slideLink(event);
    if (!link) return;
    event.preventDefault();
    try {
      const loaded = await import('./lightbox');
      if (!links.current) return; // another page is shown meanwhile
      setLightbox(() => loaded.MemorialLightbox);
      open(link);
    } catch {
      if (links.current) window.location.assign(link.href); // the lightbox did not load, but the picture may
    }
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: activating a link by keyboard also fires a click. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside. */}
      <div ref={links} onClick={onClick}>
        {children}
      </div>
      {Lightbox && index !== null && (
        <Lightbox labels={labels} slides={slides} gallery={gallery} index={index} onClose={close} />
      )}
    </>
  );
}

/**
 * The index of the open slide; null if none is open. An open lightbox has an entry of its own in the browser's history,
 * so that Back, which phones have as a button, closes it instead of leaving the page.
 */
function useOpenSlide() {
  const [index, setIndex] = useState<number | null>(null);
  const hasEntry = useRef(false);
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    const onPopState = () => {
      hasEntry.current = false;
      setIndex(null);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  // After popstate, browsers take the focus to the fragment of the address, which is a part of the page.
  useEffect(() => {
    if (index !== null) return;
    const timer = setTimeout(() => opener.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [index]);

  const open = (link: HTMLElement) => {
    if (!hasEntry.current) window.history.pushState(null, ''); // Next adds its own state
    hasEntry.current = true;
    opener.current = link;
    setIndex(Number(link.dataset.slide));
  };
  /** Removes the entry, and with it the lightbox. */
  const close = () => {
    if (hasEntry.current) window.history.back();
    hasEntry.current = false;
  };
  return { index, open, close };
}

/** Returns the clicked link to a slide; null for other clicks and for those that open a new tab. */
function slideLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  if (!(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>('a[data-slide]');
}
