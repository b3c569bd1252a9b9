/** A kind sentence in the place of what the family has not added. */
export function NothingYet({ children }: { children: string }) {
  return <p className="py-6 font-serif text-lg text-ink-soft italic">{children}</p>;
}
