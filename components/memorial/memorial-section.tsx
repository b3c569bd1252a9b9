import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

/** One part of the memorial page, which a link in the tabs leads to. */
export function MemorialSection({ id, title, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 space-y-5">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
