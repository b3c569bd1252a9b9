import { INNER_LEAF, LEAF, LEAF_PAIRS, OUTER_LEAF, WREATH } from '@/lib/memorials/flower-rules';
import { Petals } from '../site/bloom';
import { classNames } from '../ui/class-names';
import { initialsOf } from './initials';

type MonogramCardProps = {
  /** The name of the remembered person. */
  name: string;
  /** Alternative text. Leave it out where the name stands beside the card. */
  label?: string;
  className?: string;
};

const CENTRE = { x: 200, y: 236 };

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
      <WreathHalf />
      <g transform={`translate(${CENTRE.x * 2} 0) scale(-1 1)`}>
        <WreathHalf />
      </g>
      <Blossom x={200} y={354} size={0.68} />
      <Blossom x={168} y={347} size={0.42} />
      <Blossom x={232} y={347} size={0.42} />
      <text
        x={CENTRE.x}
        y={CENTRE.y}
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

function WreathHalf() {
  const { radius, stemEnd } = WREATH;
  const end = onCircle(stemEnd, radius);
  return (
    <g>
      <path
        d={`M${CENTRE.x} ${CENTRE.y + radius}A${radius} ${radius} 0 0 0 ${end.x} ${end.y}`}
        className="fill-none stroke-leaf"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {LEAF_PAIRS.map(({ angle, size }) => (
        <LeafPair key={angle} angle={angle} size={size} />
      ))}
    </g>
  );
}

/** One leaf outside the stem and one inside. */
function LeafPair({ angle, size }: { angle: number; size: number }) {
  const { x, y } = onCircle(angle, WREATH.radius);
  const inner = `rotate(${INNER_LEAF.turn}) scale(${INNER_LEAF.size})`;
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle}) scale(${size})`}>
      <path d={LEAF} transform={`rotate(${OUTER_LEAF.turn})`} className="fill-leaf" />
      <path d={LEAF} transform={inner} className="fill-leaf" fillOpacity={INNER_LEAF.opacity} />
    </g>
  );
}

function Blossom({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <Petals heart={7.5} />
    </g>
  );
}

/** Rounded, so that server and browser write the same digits. */
function onCircle(degrees: number, radius: number) {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Math.round((CENTRE.x + radius * Math.cos(angle)) * 10) / 10,
    y: Math.round((CENTRE.y + radius * Math.sin(angle)) * 10) / 10,
  };
}
