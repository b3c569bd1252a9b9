import type { StaticImageData } from 'next/image';
import file from './still-life.svg';

const drawing: StaticImageData = file; // Next types an imported SVG as any

/** Flowers in a niche shaped like a stone: the picture of the home page. Decorative. */
export function StillLife({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 480" aria-hidden="true" className={className}>
      <use href={`${drawing.src}#still-life`} />
    </svg>
  );
}
