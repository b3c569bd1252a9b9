import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from './button';
import { classNames } from './class-names';

type PagerProps = {
  page: number;
  pages: number;
  /** Returns the address of a page, with the search kept. */
  href: (page: number) => string;
  label?: string;
};

/** Links to the previous and the next page. */
export function Pager({ page, pages, href, label = 'Pages' }: PagerProps) {
  return (
    <PagerFrame
      label={label}
      page={page}
      pages={pages}
      className="print:hidden"
      previous={(content) => (
        <Step href={page > 1 ? href(page - 1) : null} rel="prev">
          {content}
        </Step>
      )}
      next={(content) => (
        <Step href={page < pages ? href(page + 1) : null} rel="next">
          {content}
        </Step>
      )}
    />
  );
}

type PagerFrameProps = {
  label: string;
  page: number;
  pages: number;
  className?: string;
  /** 'status' announces the page when it changes in place. */
  role?: 'status';
  /** Renders a link or a button around the content it receives. */
  previous: (content: ReactNode) => ReactNode;
  next: (content: ReactNode) => ReactNode;
};

/** Previous, the current page, and next, in one row; on a phone the page is above. */
export function PagerFrame({ label, page, pages, className, role, ...step }: PagerFrameProps) {
  return (
    <nav
      aria-label={label}
      className={classNames(
        'grid grid-cols-2 items-center gap-3 sm:grid-cols-[1fr_auto_1fr]',
        className,
      )}
    >
      <p role={role} className="col-span-2 text-center text-ink-soft sm:order-2 sm:col-span-1">
        Page {page} of {Math.max(pages, 1)}
      </p>
      <div className="sm:order-1">
        {step.previous(
          <>
            <ChevronLeft aria-hidden size={20} />
            Previous
          </>,
        )}
      </div>
      <div className="text-end sm:order-3">
        {step.next(
          <>
            Next
            <ChevronRight aria-hidden size={20} />
          </>,
        )}
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
