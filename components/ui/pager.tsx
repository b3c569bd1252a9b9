import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { fillPlaceholders, placeholders } from '@/lib/platform/language/fill-placeholders';
import { type Language, languageInfo } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';
import { ButtonLink } from './button-link';
import { classNames } from './class-names';

export type PagerLabels = {
  /** The accessible name, such as "Pages of memorials". */
  pages: string;
  /** A sentence with placeholders for `page` and `pages`. */
  position: string;
  previous: string;
  next: string;
  /** The locale for `Intl` that formats both numbers. */
  format: string;
};

/** `pages` names the list, as in "Pages of memorials". */
export const pagerLabels = (t: Translate, pages: string, language: Language): PagerLabels => ({
  pages,
  position: t('ui.pager.position', placeholders('page', 'pages')),
  previous: t('ui.pager.previous'),
  next: t('ui.pager.next'),
  format: languageInfo(language).format,
});

type PagerProps = {
  page: number;
  pages: number;
  /** Returns the address of a page, with the search parameters kept. */
  href: (page: number) => string;
  labels: PagerLabels;
};

export function Pager({ page, pages, href, labels }: PagerProps) {
  return (
    <PagerFrame
      labels={labels}
      page={page}
      pages={pages}
      className="border-t border-gold pt-6 print:hidden"
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
  labels: PagerLabels;
  page: number;
  pages: number;
  className?: string;
  /** 'status' announces the page number when it changes in place. */
  role?: 'status';
  /** Render a link or a button around the given content. */
  previous: (content: ReactNode) => ReactNode;
  next: (content: ReactNode) => ReactNode;
};

/** Previous button, current page and next button in a row; on phones the page number is above the buttons. */
export function PagerFrame({ labels, page, pages, className, role, ...step }: PagerFrameProps) {
  const { format } = new Intl.NumberFormat(labels.format);
  return (
    <nav
      aria-label={labels.pages}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-3 sm:grid sm:grid-cols-[1fr_auto_1fr]',
        className,
      )}
    >
      <p role={role} className="w-full text-center text-ink-soft sm:order-2">
        {fillPlaceholders(labels.position, {
          page: format(page),
          pages: format(Math.max(pages, 1)),
        })}
      </p>
      <div className="sm:order-1">
        {step.previous(
          <>
            <ChevronLeft aria-hidden size={20} className="rtl:-scale-x-100" />
            {labels.previous}
          </>,
        )}
      </div>
      <div className="text-end sm:order-3">
        {step.next(
          <>
            {labels.next}
            <ChevronRight aria-hidden size={20} className="rtl:-scale-x-100" />
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
    // biome-ignore lint/a11y/useFocusableInteractive: a link without an address takes no focus.
    // biome-ignore lint/a11y/useSemanticElements: an <a> without an address has no role of its own.
    <span
      role="link"
      aria-disabled="true"
      className="inline-flex min-h-act items-center gap-2.5 rounded-full border border-line px-6 font-semibold text-ink-soft opacity-60"
    >
      {children}
    </span>
  );
}
