import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = {
  id: string;
  title: string;
  children: ReactNode;
  /** True if the section is shown only while its tab is selected. */
  panel?: boolean;
  /** True if the section only says that nothing has been added yet. It is then not printed. */
  empty?: boolean;
};

export function MemorialSection({ id, title, children, panel = false, empty = false }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(
        'scroll-mt-20 space-y-5',
        panel && 'memorial-panel',
        panel && empty && 'not-added',
        empty && 'print:hidden',
      )}
    >
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A sentence shown in place of missing content. */
export function EmptyNotice({ children }: { children: string }) {
  return <p className="py-6 font-serif text-lg text-ink-soft italic">{children}</p>;
}

/** Shown in place of a part that the family has not added. In one-page reading, `PartsToAdd` is shown instead. */
export function PartNotAdded() {
  const t = useTranslate();
  return <EmptyNotice>{t('memorial.parts.notAdded')}</EmptyNotice>;
}
