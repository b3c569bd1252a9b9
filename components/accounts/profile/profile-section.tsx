import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

/** A section of the profile. Its heading receives the focus when a row that had the focus is deleted. */
export function ProfileSection({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} className="border-t border-gold pt-8">
      <h2 id={id} tabIndex={-1} className="mb-5 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
