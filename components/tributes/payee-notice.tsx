import type { ReactNode } from 'react';
import { useTranslate } from '@/lib/platform/language/use-translate';

/**
 * Says who receives the money for flowers and who can see the amount. `operator` is the operator's name
 * (`operatorName`).
 */
export function PayeeNotice({ operator }: { operator: string }) {
  const t = useTranslate();
  return (
    <p className="text-xs text-ink-soft">
      {t.rich('tributes.page.whoIsPaid', { operator, name: isolated })}{' '}
      {t('tributes.page.sumHidden')}
    </p>
  );
}

const isolated = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
