import { PETAL, PETAL_TURNS, STAMEN } from '@/lib/memorials/flower-rules';

/** One path for each colour: a page full of tributes has many blooms. */
const PETALS = PETAL_TURNS.map((turn) => turned(PETAL, turn)).join('');
const STAMENS = PETAL_TURNS.map((turn) =>
  turned(`M0 ${-STAMEN.distance}h0`, turn + STAMEN.turn),
).join('');

/** The five-petal flower of the wordmark. Always beside words, so it has no name of its own. */
export function Bloom({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="-46 -46 92 92" aria-hidden="true" className={className}>
      <path d={PETALS} className="fill-bloom stroke-bloom-soft" />
      <circle r="6.5" className="fill-gold" />
      <path
        d={STAMENS}
        strokeWidth={2 * STAMEN.radius}
        strokeLinecap="round"
        className="stroke-gold"
      />
    </svg>
  );
}

/** A drawing in absolute points, turned around 0 0; in hundredths, so that server and browser write the same. */
function turned(drawing: string, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return drawing.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x, y) => `${hundredths(x * cosine - y * sine)} ${hundredths(x * sine + y * cosine)}`,
  );
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
