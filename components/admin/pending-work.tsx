import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import type { itemsWaitingForAdmin } from '@/lib/admin/queries/waiting';
import { adminCases } from '@/lib/keepers/api-paths';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { TimeElement, useFormatDateTime } from './date-time';

/**
 * The work waiting for an admin: unanswered messages, held or reported condolences, open cases and orders in review.
 * Each line links to its list.
 */
export function PendingWork({
  waiting,
}: {
  waiting: Awaited<ReturnType<typeof itemsWaitingForAdmin>>;
}) {
  const t = useTranslate();
  const formatDateTime = useFormatDateTime();
  const { messages, condolences, cases, orders } = waiting;
  return (
    <section aria-labelledby="needs-somebody" className="space-y-2 border-t border-gold pt-4">
      <h2 id="needs-somebody" className="text-xl">
        {t('admin.waiting.title')}
      </h2>
      {!messages && !condolences && !cases && !orders && (
        <p className="text-ink-soft">{t('admin.waiting.nothing')}</p>
      )}
      <ul className="max-md:space-y-2">
        {messages && (
          <Item href={paths.adminMessages}>
            {t.rich('admin.waiting.messages', {
              count: messages.count,
              day: formatDateTime(messages.oldest, true),
              time: (chunks) => <TimeElement at={messages.oldest}>{chunks}</TimeElement>,
            })}
          </Item>
        )}
        {condolences && (
          <Item href={paths.adminCondolences}>
            {t.rich('admin.waiting.condolences', {
              count: condolences.count,
              day: formatDateTime(condolences.oldest, true),
              time: (chunks) => <TimeElement at={condolences.oldest}>{chunks}</TimeElement>,
            })}
          </Item>
        )}
        {cases && (
          <Item href={adminCases}>
            {t.rich('admin.waiting.cases', {
              count: cases.count,
              day: formatDateTime(cases.oldest, true),
              time: (chunks) => <TimeElement at={cases.oldest}>{chunks}</TimeElement>,
            })}
          </Item>
        )}
        {orders && (
          <Item href={paths.adminOrders}>
            {t.rich('admin.waiting.orders', {
              count: orders.count,
              day: formatDateTime(orders.oldest, true),
              time: (chunks) => <TimeElement at={orders.oldest}>{chunks}</TimeElement>,
            })}
          </Item>
        )}
      </ul>
    </section>
  );
}

const Item = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <PageLink href={href} className="text-link inline-block min-h-target content-center">
      {children}
    </PageLink>
  </li>
);
