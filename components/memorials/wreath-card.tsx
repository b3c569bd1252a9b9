import type { StaticImageData } from 'next/image';
import type { Wreath } from '@/lib/memorials/rules';
import { initialsOf, initialsSize } from './initials';
import lavender from './wreaths/lavender.svg';
import marigold from './wreaths/marigold.svg';
import olive from './wreaths/olive.svg';
import protea from './wreaths/protea.svg';
import rose from './wreaths/rose.svg';

// Next types an imported SVG as any.
const DRAWINGS: Record<Wreath, StaticImageData> = { rose, olive, protea, lavender, marigold };

/** The size of the drawings; the initials are in the centre. */
const WIDTH = 400;
const HEIGHT = 500;

type WreathCardProps = {
  /** null for initials without a wreath. */
  wreath: Wreath | null;
  name: string;
  label: string;
};

/**
 * A wreath around the initials, shown instead of a missing picture. Each wreath is a separate file, so a list loads it
 * only once for all its cards.
 */
export function WreathCard({ wreath, name, label }: WreathCardProps) {
  const initials = initialsOf(name);
  return (
    <div className="relative h-full w-full">
      {wreath && (
        // biome-ignore lint/performance/noImgElement: an SVG needs no sizes for different screens.
        <img
          src={DRAWINGS[wreath].src}
          width={WIDTH}
          height={HEIGHT}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-contain"
        />
      )}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label}
        className="relative block h-full w-full"
      >
        <text
          x={WIDTH / 2}
          y={HEIGHT / 2}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={initialsSize(initials) * WIDTH}
          className="fill-ink font-display"
        >
          {initials}
        </text>
      </svg>
    </div>
  );
}
