'use client';

import { useRouter } from 'next/navigation';
import { Suspense, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyWithRetry } from '@/components/ui/lazy-with-retry';
import type { KeyView } from '@/lib/accounts/schema-keys';
import { useHydrated } from '@/lib/browser/hydrated';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { useRemovedRow } from '../use-removed-row';
import type { MemorialOption } from './create-key';
import { KeyRow } from './key-row';

/** Both dialogs are loaded on demand, since few people have keys. */
const CreateKey = lazyWithRetry(async () => (await import('./create-key')).CreateKey);
const RevokeKey = lazyWithRetry(async () => (await import('./revoke-key')).RevokeKey);

type Props = {
  keys: readonly KeyView[];
  /** The memorials the person keeps. */
  memorials: readonly MemorialOption[];
};

export function ActiveKeys({ keys, memorials }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const hydrated = useHydrated();
  const [isCreating, setIsCreating] = useState(false);
  const [keyToRevoke, setKeyToRevoke] = useState<KeyView | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const removedRow = useRemovedRow(keys, root);

  const handleRevoked = (id: string) => {
    setKeyToRevoke(null);
    removedRow.set(id);
    router.refresh();
  };

  return (
    <div ref={root} className="space-y-5">
      <p className="max-w-measure">{t('keys.part.about')}</p>
      <p role="status" className="font-semibold text-success empty:m-0">
        {removedRow.gone && t('keys.part.takenBack')}
      </p>
      {keys.length === 0 ? (
        <p className="text-ink-soft">{t('keys.part.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {keys.map((key) => (
            <KeyRow
              key={key.id}
              apiKey={key}
              disabled={!hydrated}
              onRevoke={() => setKeyToRevoke(key)}
            />
          ))}
        </ul>
      )}
      <Button variant="secondary" onClick={() => setIsCreating(true)} disabled={!hydrated}>
        {t('keys.part.make')}
      </Button>
      <Suspense>
        {isCreating && (
          <CreateKey
            memorials={memorials}
            onCreated={() => router.refresh()}
            onClose={() => setIsCreating(false)}
          />
        )}
        {keyToRevoke && (
          <RevokeKey
            apiKey={keyToRevoke}
            onRevoked={() => handleRevoked(keyToRevoke.id)}
            onClose={() => setKeyToRevoke(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
