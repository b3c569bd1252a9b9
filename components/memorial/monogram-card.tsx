import { INNER_LEAF } from '@/lib/memorials/flower-rules';
import { Petals } from '../site/bloom';
import { classNames } from '../ui/class-names';
import { initialsOf } from './initials';
import { INNER_LEAVES, MIDDLE, OUTER_LEAVES, STEMS } from './wreath';

type MonogramCardProps = {
  /** The name of the remembered person. */
  name: string;
  /** Alternative text. Leave it out where the name stands beside the card. */
  label?: string;
  className?: string;
};

/** Shown where a picture is missing or on its way: a wreath around the initials. */
export function MonogramCard({ name, label, className }: MonogramCardProps) {
  return (
    <svg
      viewBox="0 0 400 500"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames('block h-full w-full bg-sunken', className)}
    >
      <rect x="18" y="18" width="364" height="464" rx="10" className="fill-none stroke-gold/60" />
      <path d={STEMS} className="fill-none stroke-leaf" strokeWidth="2" strokeLinecap="round" />
      <path d={OUTER_LEAVES} className="fill-leaf" />
      <path d={INNER_LEAVES} className="fill-leaf" fillOpacity={INNER_LEAF.opacity} />
      <Blossom x={200} y={354} size={0.68} />
      <Blossom x={168} y={347} size={0.42} />
      <Blossom x={232} y={347} size={0.42} />
      <text
        x={MIDDLE.x}
        y={MIDDLE.y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="84"
        className="fill-ink font-serif tracking-wide"
      >
        {initialsOf(name)}
      </text>
      <path d="M170 424H230" className="stroke-gold" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

function Blossom({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <Petals heart={7.5} />
    </g>
  );
}
