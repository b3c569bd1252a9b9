import { PETAL, PETAL_TURNS, STAMEN } from '@/lib/memorials/flower-rules';

/** The five-petal flower of the wordmark. Always beside words, so it has no name of its own. */
export function Bloom({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="-46 -46 92 92" aria-hidden="true" className={className}>
      <Petals heart={6.5} />
      {PETAL_TURNS.map((turn) => (
        <circle
          key={turn}
          cy={-STAMEN.distance}
          r={STAMEN.radius}
          transform={`rotate(${turn + STAMEN.turn})`}
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
        {PETAL_TURNS.map((turn) => (
          <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle r={heart} className="fill-gold" />
    </>
  );
}
