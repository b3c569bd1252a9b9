import type { StaticImageData } from 'next/image';
import { classNames } from '@/components/ui/class-names';
import type { FlowerSize } from '@/lib/tributes/size-rules';
import bouquet from './flowers/bouquet.svg';
import flower from './flowers/flower.svg';
import posy from './flowers/posy.svg';
import sprig from './flowers/sprig.svg';
import wreath from './flowers/wreath.svg';

// Next types an imported SVG as any.
const DRAWINGS: Record<FlowerSize, StaticImageData> = { sprig, flower, posy, bouquet, wreath };

type Props = {
  size: FlowerSize;
  /** The alternative text. Omit it if text beside the drawing says the same: the drawing is then decorative. */
  label?: string;
  className: string;
};

/**
 * The flowers for an amount. Each drawing is a separate file, loaded when it comes near the viewport.
 */
export const Flower = ({ size, label = '', className }: Props) => (
  // biome-ignore lint/performance/noImgElement: an SVG needs no sizes for different screens.
  <img
    src={DRAWINGS[size].src}
    width={120}
    height={120}
    alt={label}
    loading="lazy"
    decoding="async"
    className={classNames('shrink-0', className)}
  />
);
