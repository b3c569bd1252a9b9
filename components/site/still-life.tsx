import { Petals } from './bloom';

type Point = { x: number; y: number };
/** A stem as a quadratic curve, and the flower it carries. */
type Stem = { from: Point; bend: Point; to: Point; flower: number; leaves: number[] };

const STEMS: Stem[] = [
  {
    from: { x: 206, y: 452 },
    bend: { x: 214, y: 250 },
    to: { x: 196, y: 150 },
    flower: 1.15,
    leaves: [0.2, 0.34, 0.48, 0.62, 0.76],
  },
  {
    from: { x: 198, y: 452 },
    bend: { x: 150, y: 330 },
    to: { x: 112, y: 236 },
    flower: 0.86,
    leaves: [0.3, 0.48, 0.66, 0.82],
  },
  {
    from: { x: 214, y: 452 },
    bend: { x: 262, y: 340 },
    to: { x: 296, y: 222 },
    flower: 0.94,
    leaves: [0.28, 0.46, 0.64, 0.8],
  },
  {
    from: { x: 192, y: 452 },
    bend: { x: 130, y: 400 },
    to: { x: 92, y: 344 },
    flower: 0.56,
    leaves: [0.42, 0.64, 0.84],
  },
  {
    from: { x: 220, y: 452 },
    bend: { x: 280, y: 400 },
    to: { x: 316, y: 336 },
    flower: 0.6,
    leaves: [0.42, 0.64, 0.84],
  },
];

/** Flowers in a niche shaped like a stone: the picture of the home page. Decorative. */
export function StillLife({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 480" aria-hidden="true" className={className}>
      <path d="M32 464V200A168 168 0 0 1 368 200V464Z" className="fill-sunken" />
      <path
        d="M46 450V200A154 154 0 0 1 354 200V450Z"
        className="fill-none stroke-gold/70"
        strokeWidth="1.25"
      />
      {STEMS.map((each) => (
        <Stalk key={each.to.x} {...each} />
      ))}
      {STEMS.map(({ to, flower }) => (
        <Blossom key={to.x} at={to} size={flower} />
      ))}
      <path d="M20 464H380" className="stroke-edge" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

function Stalk({ from, bend, to, leaves }: Stem) {
  return (
    <g>
      <path
        d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`}
        className="fill-none stroke-leaf"
        strokeWidth="2.5"
      />
      {leaves.map((along, index) => {
        const { x, y, lean } = pointOn({ from, bend, to }, along);
        const side = index % 2 === 0 ? 52 : -52;
        return (
          <path
            key={along}
            d="M0 0C13 -12 13 -34 0 -52C-11 -34 -11 -12 0 0Z"
            transform={`translate(${x} ${y}) rotate(${lean + side}) scale(${round(1.05 - along * 0.45)})`}
            className={index % 2 === 0 ? 'fill-leaf' : 'fill-leaf/75'}
          />
        );
      })}
    </g>
  );
}

function Blossom({ at, size }: { at: Point; size: number }) {
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${at.x % 40}) scale(${size})`}>
      <Petals heart={7.5} />
    </g>
  );
}

/** A place on the curve, and how far the stem leans there, in degrees from upright. */
function pointOn({ from, bend, to }: Pick<Stem, 'from' | 'bend' | 'to'>, along: number) {
  const back = 1 - along;
  const at = (a: number, b: number, c: number) =>
    back * back * a + 2 * back * along * b + along * along * c;
  const slope = (a: number, b: number, c: number) => 2 * back * (b - a) + 2 * along * (c - b);
  const dx = slope(from.x, bend.x, to.x);
  const dy = slope(from.y, bend.y, to.y);
  return {
    x: round(at(from.x, bend.x, to.x)),
    y: round(at(from.y, bend.y, to.y)),
    lean: round((Math.atan2(dx, -dy) * 180) / Math.PI),
  };
}

/** So that server and browser write the same digits. */
function round(value: number) {
  return Math.round(value * 100) / 100;
}
