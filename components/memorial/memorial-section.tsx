import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';

type Props = {
  id: string;
  title: string;
  children: ReactNode;
  /** Shown when its tab is chosen; without it, always. */
  panel?: boolean;
  /** Holds only a sentence about what is missing: nothing for the keepsake on paper. */
  empty?: boolean;
};

/** One part of the memorial page, which a link in the tabs leads to. */
export function MemorialSection({ id, title, children, panel = false, empty = false }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(
        'scroll-mt-20 space-y-5',
        panel && 'memorial-panel',
        empty && 'print:hidden',
      )}
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
