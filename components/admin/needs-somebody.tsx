import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import type { adminWaiting } from '@/lib/admin/queries/waiting';
import { adminCases } from '@/lib/keepers/api-paths';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { Time, useMomentText } from './moment';

/**
 * The work that waits for an admin: unanswered messages, held or reported condolences, open cases and orders in review.
 * Each links to its list.
 */
export function NeedsSomebody({ waiting }: { waiting: Awaited<ReturnType<typeof adminWaiting>> }) {
  const say = useSay();
  const textOf = useMomentText();
  const { messages, condolences, cases, orders } = waiting;
  return (
    <section aria-labelledby="needs-somebody" className="space-y-2 border-t border-gold pt-4">
      <h2 id="needs-somebody" className="text-xl">
        {say('admin.waiting.title')}
      </h2>
      {!messages && !condolences && !cases && !orders && (
        <p className="text-ink-soft">{say('admin.waiting.nothing')}</p>
      )}
      <ul className="max-md:space-y-2">
        {messages && (
          <Item href={paths.adminMessages}>
            {say.rich('admin.waiting.messages', {
              count: messages.count,
              day: textOf(messages.oldest, true),
              time: (chunks) => <Time at={messages.oldest}>{chunks}</Time>,
            })}
          </Item>
        )}
        {condolences && (
          <Item href={paths.adminCondolences}>
            {say.rich('admin.waiting.condolences', {
              count: condolences.count,
              day: textOf(condolences.oldest, true),
              time: (chunks) => <Time at={condolences.oldest}>{chunks}</Time>,
            })}
          </Item>
        )}
        {cases && (
          <Item href={adminCases}>
            {say.rich('admin.waiting.cases', {
              count: cases.count,
              day: textOf(cases.oldest, true),
              time: (chunks) => <Time at={cases.oldest}>{chunks}</Time>,
            })}
          </Item>
        )}
        {orders && (
          <Item href={paths.adminOrders}>
            {say.rich('admin.waiting.orders', {
              count: orders.count,
              day: textOf(orders.oldest, true),
              time: (chunks) => <Time at={orders.oldest}>{chunks}</Time>,
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
