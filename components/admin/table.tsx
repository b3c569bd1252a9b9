import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';

/** A table that shows each row as a paragraph on phones. `head` consists of `HeadCell` or `SortHead`. */
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

/** Hidden on phones; there, `Cell` shows the column's name where it is needed. */
export function HeadCell({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="py-2 pe-4 text-start font-semibold max-md:sr-only">
      {children}
    </th>
  );
}

type CellProps = {
  /** The column's name, shown on phones. For values that are unclear without it. */
  label?: string;
  /** The row's subject; emphasised on phones. */
  lead?: boolean;
  /** Takes a full line on phones. */
  fullLine?: boolean;
  /** Gives all digits the same width, so that numbers line up. */
  numeric?: boolean;
  children: ReactNode;
};

export function Cell({ label, lead, fullLine, numeric, children }: CellProps) {
  return (
    <td
      className={classNames(
        'min-w-0 py-1 pe-4 align-middle md:h-target wrap-anywhere max-md:block max-md:pe-0',
        lead && 'max-md:text-base max-md:font-semibold',
        fullLine && 'max-md:basis-full',
        numeric && 'whitespace-nowrap tabular-nums',
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

/** Marks an empty cell with a dash; hidden on phones. */
export const EmptyCell = () => <span className="max-md:hidden">–</span>;
