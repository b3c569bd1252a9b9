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

/** The size of each drawing; the letters are in its middle. */
const WIDTH = 400;
const HEIGHT = 500;

type WreathCardProps = {
  /** Null for the initials alone. */
  wreath: Wreath | null;
  /** The name of the remembered person. */
  name: string;
  label: string;
};

/**
 * Where a picture is missing: a wreath around the initials. Each wreath is a file of its own, fetched once for
 * all cards of a list; it inherits its colours from the page.
 */
export function WreathCard({ wreath, name, label }: WreathCardProps) {
  const initials = initialsOf(name);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      className="block h-full w-full"
    >
      {wreath && <use href={`${DRAWINGS[wreath].src}#wreath`} />}
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
  );
}
