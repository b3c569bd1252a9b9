'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type MouseEvent, type ReactNode, useTransition } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { type ListKind, listAddress, listRoot } from './list-address';

type ListNavigationProps = { kind: ListKind; children: ReactNode };

/**
 * Follows the links and sends the forms inside that lead to another view of the same list: in place,
 * with a spinner while it loads, and without the empty fields in the address. All of them work without
 * it too. A loading file beside the page would show people without script the spinner for good.
 */
export function ListNavigation({ kind, children }: ListNavigationProps) {
  const router = useRouter();
  const [loading, startLoading] = useTransition();
  const show = (address: string) => startLoading(() => router.push(address));

  const onSubmit = (event: FormEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const asked = new FormData(event.target).entries();
    show(
      listAddress(
        kind,
        Object.fromEntries(Array.from(asked, ([name, text]) => [name, `${text}`.trim()])),
      ),
    );
  };
  // Before the link itself hears of it, which would follow it without telling us how long it takes.
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.pathname !== listRoot(kind) || opensElsewhere(event)) return;
    event.preventDefault();
    show(link.pathname + link.search);
  };

  return (
    <div
      onSubmit={onSubmit}
      onClickCapture={onClickCapture}
      aria-busy={loading}
      className="group/list"
    >
      {children}
      {loading && (
        <div className="pointer-events-none fixed inset-x-0 bottom-6 z-10 flex animate-appear justify-center print:hidden">
          <div className="rounded-lg border border-line bg-surface px-6 py-3 shadow-dialog">
            <Spinner />
          </div>
        </div>
      )}
    </div>
  );
}

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
