'use client';

import { Flame } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';

type Props = {
  memorialId: string;
  labels: { light: string; burning: string; burningWithMine: string; lit: string; failed: string };
};

/**
 * Lights a candle. The person who lit it sees it counted at once; others see it within minutes.
 */
export function CandleButton({ memorialId, labels }: Props) {
  const hydrated = useHydrated();
  const [state, setState] = useState<'unlit' | 'busy' | 'lit' | 'failed'>('unlit');
  const isLit = state === 'lit';
  const light = async () => {
    setState('busy');
    const lit = await import('./post-candle')
      .then(({ postCandle }) => postCandle(memorialId))
      .catch(() => false);
    setState(lit ? 'lit' : 'failed');
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        onClick={isLit ? undefined : light}
        disabled={!hydrated}
        busy={state === 'busy'}
        aria-pressed={isLit}
        className="noscript:hidden"
      >
        <Flame aria-hidden size={20} className={isLit ? 'fill-current' : undefined} />
        {labels.light}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {isLit && <span className="block">{labels.lit}</span>}
        {isLit ? labels.burningWithMine : labels.burning}
        {state === 'failed' && ` ${labels.failed}`}
      </p>
    </div>
  );
}
