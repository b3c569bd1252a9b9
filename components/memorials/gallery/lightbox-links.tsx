'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
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
  const [index, setIndex] = useState<number | null>(null);

  const onClick = async (event: MouseEvent<HTMLDivElement>) => {
    const link = slideLink(event);
    if (!link) return;
    event.preventDefault();
    try {
      const loaded = await import('./lightbox');
      setLightbox(() => loaded.MemorialLightbox);
      setIndex(Number(link.dataset.slide));
    } catch {
      window.location.assign(link.href); // the lightbox did not load, but the picture may
    }
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: activating a link by keyboard also fires a click. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside. */}
      <div onClick={onClick}>{children}</div>
      {Lightbox && index !== null && (
        <Lightbox
          labels={labels}
          slides={slides}
          gallery={gallery}
          index={index}
          onClose={() => setIndex(null)}
        />
      )}
    </>
  );
}

/** Returns the clicked link to a slide; null for other clicks and for those that open a new tab. */
function slideLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  if (!(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>('a[data-slide]');
}
