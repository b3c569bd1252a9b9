import type { StaticImageData } from 'next/image';
import bench from './bench.svg';
import letter from './letter.svg';

export type DrawingName = 'bench' | 'letter';

// Next types an imported SVG as any.
const FILES: Record<DrawingName, StaticImageData> = { bench, letter };
const VIEW_BOXES: Record<DrawingName, string> = { bench: '0 0 360 240', letter: '0 0 160 120' };

/** A decorative drawing: a bench under a tree, or a letter. */
export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  return (
    <svg viewBox={VIEW_BOXES[name]} aria-hidden="true" className={className}>
      <use href={`${FILES[name].src}#${name}`} />
    </svg>
  );
}
