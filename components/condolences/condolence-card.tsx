import type { ReactNode } from 'react';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';

type Props = {
  authorName: string;
  message: string;
  /** The day that is shown (ISO). */
  at: string;
  language: Language;
  /** Beside the name: that the family wrote it. */
  fromFamily?: string | false;
  /** What can be done with it. */
  children?: ReactNode;
};

/** What somebody wrote, as text: nothing in it is ever a link. */
export function CondolenceCard({ authorName, message, at, language, fromFamily, children }: Props) {
  return (
    <li className="flex break-inside-avoid flex-col gap-2 border-t border-line py-5 wrap-anywhere">
      <p dir="auto" className="max-w-measure font-serif text-lg whitespace-pre-line">
        {message}
      </p>
      <p className="text-sm text-ink-soft">
        <bdi className="font-serif text-base text-ink">{authorName}</bdi>
        {fromFamily && <span className="ms-2 font-semibold">{fromFamily}</span>}
        <time dateTime={at} className="block text-xs">
          {longDate(at.slice(0, 10), language)}
        </time>
      </p>
      {children}
    </li>
  );
}
