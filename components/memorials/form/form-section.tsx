import type { ReactNode } from 'react';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 space-y-6 border-t border-line pt-6">
      <legend className="float-start mb-4 w-full font-display text-xl">{title}</legend>
      <div className="clear-both space-y-6">{children}</div>
    </fieldset>
  );
}
