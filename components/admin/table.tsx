import type { ReactNode } from 'react';

/** Rows and columns on a desk, a card for each row on a phone. `head` are `HeadCell` or `SortHead`. */
export function Table({
  label,
  head,
  children,
}: {
  label: string;
  head: ReactNode;
  children: ReactNode;
}) {
  return (
    <table
      aria-label={label}
      className="w-full border-collapse text-left text-sm max-md:block max-md:[&>tbody]:block"
    >
      <thead className="border-b border-edge max-md:block">
        <tr className="max-md:flex max-md:flex-wrap max-md:gap-x-5">{head}</tr>
      </thead>
      <tbody className="[&>tr]:border-b [&>tr]:border-line max-md:[&>tr]:block max-md:[&>tr]:py-3">
        {children}
      </tbody>
    </table>
  );
}

/** On a phone each cell carries its column's name, so that the head of the table may go. */
export function HeadCell({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="py-2 pr-4 font-semibold max-md:sr-only">
      {children}
    </th>
  );
}

type CellProps = {
  /** The column's name. */
  label: string;
  /** Figures stand under each other. */
  figure?: boolean;
  children: ReactNode;
};

export function Cell({ label, figure = false, children }: CellProps) {
  return (
    <td
      className={`py-1 pr-4 align-middle wrap-anywhere max-md:flex max-md:items-baseline max-md:gap-3 max-md:py-1 max-md:pr-0 ${
        figure ? 'whitespace-nowrap tabular-nums' : ''
      }`}
    >
      <span aria-hidden className="w-28 shrink-0 text-ink-soft md:hidden">
        {label}
      </span>
      <span className="min-w-0">{children}</span>
    </td>
  );
}
