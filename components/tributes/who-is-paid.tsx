import type { ReactNode } from 'react';
import { useSay } from '@/lib/platform/language/use-say';

/** Says who receives the money for flowers and who can see the amount. `operator` is the setting OPERATOR_NAME. */
export function WhoIsPaid({ operator }: { operator: string }) {
  const say = useSay();
  return (
    <p className="text-xs text-ink-soft">
      {say.rich('tributes.page.whoIsPaid', { operator, name: isolated })}{' '}
      {say('tributes.page.sumHidden')}
    </p>
  );
}

const isolated = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
