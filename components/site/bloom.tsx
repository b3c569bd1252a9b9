/** One petal, pointing up from the middle of the flower. */
const PETAL =
  'M0 -3C-8 -8 -20 -25 -12 -37C-8 -43 -2 -42 0 -37C2 -42 8 -43 12 -37C20 -25 8 -8 0 -3Z';
const TURNS = [0, 72, 144, 216, 288];

/** The five-petal flower of the wordmark. Always beside words, so it has no name of its own. */
export function Bloom({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="-46 -46 92 92" aria-hidden="true" className={className}>
      <Petals heart={6.5} />
      {TURNS.map((turn) => (
        <circle
          key={turn}
          cy="-11"
          r="1.8"
          transform={`rotate(${turn + 36})`}
          className="fill-gold"
        />
      ))}
    </svg>
  );
}

/** The petals and the heart alone, around 0 0, to be placed in a larger drawing. */
export function Petals({ heart }: { heart: number }) {
  return (
    <>
      <g className="fill-bloom stroke-bloom-soft">
        {TURNS.map((turn) => (
          <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle r={heart} className="fill-gold" />
    </>
  );
}
