/** One petal, pointing up from the middle of the flower at 0 0. */
const PETAL =
  'M0 -3C-8 -8 -20 -25 -12 -37C-8 -43 -2 -42 0 -37C2 -42 8 -43 12 -37C20 -25 8 -8 0 -3Z';
/** The rotation of each petal in degrees; its stamen is rotated half a step further. */
const PETAL_TURNS = [0, 72, 144, 216, 288];
const STAMEN = { distance: 11, radius: 1.8, turn: 36 };

/** One path for each colour: a page full of tributes has many blooms. */
const PETALS = PETAL_TURNS.map((turn) => rotate(PETAL, turn)).join('');
const STAMENS = PETAL_TURNS.map((turn) =>
  rotate(`M0 ${-STAMEN.distance}h0`, turn + STAMEN.turn),
).join('');

/** The five-petal flower of the wordmark. Always beside text, so it has no alternative text. */
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

/** Rotates a path of absolute points around 0 0; rounds to hundredths, so that server and browser agree. */
function rotate(drawing: string, degrees: number): string {
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
