import type { StaticImageData } from 'next/image';
import file from './bloom.svg';

const drawing: StaticImageData = file; // Next types an imported SVG as any

/** The five-petal flower of the wordmark. Always beside text, so it has no alternative text. */
export function Bloom({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="-46 -46 92 92" aria-hidden="true" className={className}>
      <use href={`${drawing.src}#bloom`} />
    </svg>
  );
}
