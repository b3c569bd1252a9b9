import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from './button';

type PagerProps = {
  page: number;
  pages: number;
  /** The address of a page, with the search kept. */
  href: (page: number) => string;
  label?: string;
};

export function Pager({ page, pages, href, label = 'Pages' }: PagerProps) {
  return (
    <nav
      aria-label={label}
      className="grid grid-cols-2 items-center gap-3 sm:grid-cols-[1fr_auto_1fr] print:hidden"
    >
      <p className="col-span-2 text-center text-ink-soft sm:order-2 sm:col-span-1">
        Page {page} of {Math.max(pages, 1)}
      </p>
      <div className="sm:order-1">
        <Step href={page > 1 ? href(page - 1) : null} rel="prev">
          <ChevronLeft aria-hidden size={20} />
          Previous
        </Step>
      </div>
      <div className="text-right sm:order-3">
        <Step href={page < pages ? href(page + 1) : null} rel="next">
          Next
          <ChevronRight aria-hidden size={20} />
        </Step>
      </div>
    </nav>
  );
}

type StepProps = { href: string | null; rel: 'prev' | 'next'; children: ReactNode };

function Step({ href, rel, children }: StepProps) {
  if (href) {
    return (
      <ButtonLink href={href} rel={rel} variant="secondary">
        {children}
      </ButtonLink>
    );
  }
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a link that leads nowhere takes no focus.
    // biome-ignore lint/a11y/useSemanticElements: an <a> without an address says nothing of itself.
    <span
      role="link"
      aria-disabled="true"
      className="inline-flex min-h-target items-center gap-2 rounded-lg border border-line px-5 font-semibold text-ink-soft opacity-60"
    >
      {children}
    </span>
  );
}
