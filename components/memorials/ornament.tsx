import type { StaticImageData } from 'next/image';
import file from './ornament.svg';

const drawing: StaticImageData = file; // Next types an imported SVG as any

/** A decorative twig with a flower between two dates. */
export function Ornament() {
  return (
    <svg viewBox="0 0 80 20" aria-hidden="true" className="h-5 w-20 shrink-0 rtl:-scale-x-100">
      <use href={`${drawing.src}#ornament`} />
    </svg>
  );
}
