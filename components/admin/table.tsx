import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';

/** A table on wide screens, a paragraph for each row on a phone. `head` consists of `HeadCell` or `SortHead`. */
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
      className="w-full border-collapse text-sm max-md:block max-md:[&>tbody]:block"
    >
      <thead className="border-b border-edge max-md:block">
        <tr className="max-md:flex max-md:flex-wrap max-md:gap-x-5">{head}</tr>
      </thead>
      <tbody className="[&>tr]:border-b [&>tr]:border-line max-md:[&>tr]:flex max-md:[&>tr]:flex-wrap max-md:[&>tr]:items-baseline max-md:[&>tr]:gap-x-4 max-md:[&>tr]:py-3">
        {children}
      </tbody>
    </table>
  );
}

/** Not shown on a phone, where the few cells that need their column's name carry it. */
export function HeadCell({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="py-2 pe-4 text-start font-semibold max-md:sr-only">
      {children}
    </th>
  );
}

type CellProps = {
  /** The column's name, shown on a phone: for a value that says nothing by itself. */
  label?: string;
  /** What the row is about: stands out on a phone. */
  lead?: boolean;
  /** Has a line of its own on a phone. */
  line?: boolean;
  /** Aligns figures under each other. */
  figure?: boolean;
  children: ReactNode;
};

export function Cell({ label, lead, line, figure, children }: CellProps) {
  return (
    <td
      className={classNames(
        'min-w-0 py-1 pe-4 align-middle md:h-target wrap-anywhere max-md:block max-md:pe-0',
        lead && 'max-md:text-base max-md:font-semibold',
        line && 'max-md:basis-full',
        figure && 'whitespace-nowrap tabular-nums',
      )}
    >
      {label && (
        <span aria-hidden className="text-ink-soft md:hidden">
          {label}{' '}
        </span>
      )}
      {children}
    </td>
  );
}

/** In a cell without a value; a phone shows nothing there. */
export const Nothing = () => <span className="max-md:hidden">–</span>;
