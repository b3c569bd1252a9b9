'use client';

import { useRouter } from 'next/navigation';
import { Suspense, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { loadedLater } from '@/components/ui/loaded-later';
import type { KeyView } from '@/lib/accounts/schema-keys';
import { useHydrated } from '@/lib/browser/hydrated';
import { useSay } from '@/lib/platform/language/use-say';
import { useEnded } from '../use-ended';
import { KeyRow } from './key-row';
import type { KeyMemorial } from './make-key';

/** Both dialogs are loaded on demand, since few people have keys. */
const MakeKey = loadedLater(async () => (await import('./make-key')).MakeKey);
const TakeBackKey = loadedLater(async () => (await import('./take-back-key')).TakeBackKey);

type Props = {
  keys: readonly KeyView[];
  /** The memorials the person keeps. */
  memorials: readonly KeyMemorial[];
};

export function LiveKeys({ keys, memorials }: Props) {
  const say = useSay();
  const router = useRouter();
  const hydrated = useHydrated();
  const [making, setMaking] = useState(false);
  const [takingBack, setTakingBack] = useState<KeyView | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const ended = useEnded(keys, root);

  const takenBack = (id: string) => {
    setTakingBack(null);
    ended.set(id);
    router.refresh();
  };

  return (
    <div ref={root} className="space-y-5">
      <p className="max-w-measure">{say('keys.part.about')}</p>
      <p role="status" className="font-semibold text-success empty:m-0">
        {ended.gone && say('keys.part.takenBack')}
      </p>
      {keys.length === 0 ? (
        <p className="text-ink-soft">{say('keys.part.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {keys.map((key) => (
            <KeyRow
              key={key.id}
              of={key}
              disabled={!hydrated}
              onTakeBack={() => setTakingBack(key)}
            />
          ))}
        </ul>
      )}
      <Button variant="secondary" onClick={() => setMaking(true)} disabled={!hydrated}>
        {say('keys.part.make')}
      </Button>
      <Suspense>
        {making && (
          <MakeKey
            memorials={memorials}
            onMade={() => router.refresh()}
            onClose={() => setMaking(false)}
          />
        )}
        {takingBack && (
          <TakeBackKey
            of={takingBack}
            onTakenBack={() => takenBack(takingBack.id)}
            onClose={() => setTakingBack(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
