'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type MouseEvent, type ReactNode, useTransition } from 'react';
import { pathInPageLanguage, withoutPageLanguage } from '@/lib/browser/path-in-page-language';
import { Spinner } from './spinner';

type SoftNavigationProps = {
  /** Returns true if an address (without its language) is another view of the same page. */
  isSamePage: (pathname: string) => boolean;
  /** Returns the address that a submitted form opens. */
  formAddress: (action: string, fields: Record<string, string>) => string;
  children: ReactNode;
};

/**
 * Follows links and submits forms inside it without a page load if they lead to another view of the same page, and
 * shows a spinner meanwhile. They also work without JavaScript. A loading.tsx beside the page is no alternative:
 * without JavaScript its spinner would stay, and it would respond before the page has checked the viewer.
 */
export function SoftNavigation({ isSamePage, formAddress, children }: SoftNavigationProps) {
  const router = useRouter();
  const [loading, startLoading] = useTransition();
  const show = (address: string) => startLoading(() => router.push(address));

  const onSubmit = (event: FormEvent<HTMLElement>) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const { pathname, hash } = new URL(form.action);
    if (form.method !== 'get' || !isSamePage(withoutPageLanguage(pathname))) return;
    event.preventDefault();
    const fields = Array.from(new FormData(form), ([name, text]) => [name, `${text}`.trim()]);
    show(
      pathInPageLanguage(
        formAddress(withoutPageLanguage(pathname) + hash, Object.fromEntries(fields)),
      ),
    );
  };
  // Captured before the link handles the click, since its own navigation would not report that it is loading.
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (
      !link ||
      link.host !== window.location.host ||
      !isSamePage(withoutPageLanguage(link.pathname))
    )
      return;
    if (opensElsewhere(event)) return;
    event.preventDefault();
    show(link.pathname + link.search + link.hash);
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
