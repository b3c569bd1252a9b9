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
const RADIUS = 118;
/** Leaves along each half of the wreath, from the bottom (90°) to an opening at the top. */
const LEAVES = Array.from({ length: 11 }, (_, step) => ({ angle: 84 - step * 14.2, step }));

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
  const end = onCircle(-58, RADIUS);
  return (
    <g>
      <path
        d={`M${CENTRE.x} ${CENTRE.y + RADIUS}A${RADIUS} ${RADIUS} 0 0 0 ${end.x} ${end.y}`}
        className="fill-none stroke-leaf"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {LEAVES.map(({ angle, step }) => (
        <LeafPair key={step} angle={angle} size={1 - step * 0.045} />
      ))}
    </g>
  );
}

/** One leaf outside the stem and one inside, both pointing the way the stem grows. */
function LeafPair({ angle, size }: { angle: number; size: number }) {
  const { x, y } = onCircle(angle, RADIUS);
  const leaf = `M0 0C${8 * size} ${-14 * size} ${7 * size} ${-32 * size} 0 ${-42 * size}C${-8 * size} ${-31 * size} ${-8 * size} ${-13 * size} 0 0Z`;
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path d={leaf} transform="rotate(34)" className="fill-leaf" />
      <path d={leaf} transform="rotate(-38) scale(0.85)" className="fill-leaf/70" />
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
