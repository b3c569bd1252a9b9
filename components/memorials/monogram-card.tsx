import type { StaticImageData } from 'next/image';
import { classNames } from '@/components/ui/class-names';
import { initialsOf } from './initials';
import file from './wreath.svg';

const drawing: StaticImageData = file; // Next types an imported SVG as any

type MonogramCardProps = {
  /** The name of the remembered person. */
  name: string;
  /** Alternative text. Leave it out where the name is beside the card. */
  label?: string;
  className?: string;
};

/**
 * Shown where a picture is missing or still loading: a wreath around the initials. The wreath is a file of
 * its own, fetched once, since a list has ten of them; it inherits its colours from the page.
 */
export function MonogramCard({ name, label, className }: MonogramCardProps) {
  return (
    <svg
      viewBox="0 0 400 500"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames('block h-full w-full bg-sunken', className)}
    >
      <use href={`${drawing.src}#wreath`} />
      <text
        x="200"
        y="236"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="84"
        className="fill-ink font-display tracking-wide"
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
}
