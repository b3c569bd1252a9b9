import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useSay } from '@/lib/platform/language/use-say';

type Props = {
  id: string;
  title: string;
  children: ReactNode;
  /** Shown only while its tab is chosen. */
  panel?: boolean;
  /** It only says that there is nothing yet, so prints leave it out. */
  empty?: boolean;
};

/** One section of the memorial page, which the tabs link to. */
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

/** A kind sentence in place of what the family has not added. */
export function NothingYet({ children }: { children: string }) {
  return <p className="py-6 font-serif text-lg text-ink-soft italic">{children}</p>;
}

/** In place of a part that the family has not added. Where the whole page is read at once, PartsToAdd takes its place. */
export function NotAdded() {
  const say = useSay();
  return <NothingYet>{say('memorial.parts.notAdded')}</NothingYet>;
}
