import type { StaticImageData } from 'next/image';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Growth } from './niche-rules';
import zero from './niches/0.svg';
import one from './niches/1.svg';
import two from './niches/2.svg';
import three from './niches/3.svg';
import four from './niches/4.svg';
import bare from './niches/bare.svg';

// Next types an imported SVG as any.
const DRAWINGS: Record<Growth, StaticImageData> = {
  bare,
  0: zero,
  1: one,
  2: two,
  3: three,
  4: four,
};

type Props = {
  growth: Growth;
  className?: string;
  /** The portrait, with or without a link. */
  children: ReactNode;
};

/** An arch on a wall with leaves and flowers at its foot. These are decorative and let clicks through. */
export function Niche({ growth, className, children }: Props) {
  return (
    <div className={classNames('relative', className)}>
      {children}
      {/* biome-ignore lint/performance/noImgElement: a drawing has one size for every screen. */}
      <img
        src={DRAWINGS[growth].src}
        width={488}
        height={154}
        alt=""
        loading="lazy"
        decoding="async"
        className="pointer-events-none absolute inset-x-[-18.1%] bottom-[-5.9%] w-[136.2%] max-w-none rtl:-scale-x-100"
      />
    </div>
  );
}
