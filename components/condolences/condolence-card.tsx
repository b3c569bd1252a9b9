import type { ReactNode } from 'react';
import { FamilyMark } from '@/components/memorials/family-mark';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';
import { type CardPicture, CondolencePicture } from './condolence-picture';

type Props = {
  authorName: string;
  message: string;
  /** The day that is shown (ISO). */
  at: string;
  language: Language;
  /** Beside the name: that the family wrote it. */
  fromFamily?: string | false;
  /** Below the day: that the family alone reads it. */
  familyOnly?: string | false;
  /** What came with the words, and what is said of it to who does not see it. */
  picture?: (CardPicture & { alt: string }) | null;
  /** What can be done with it. */
  children?: ReactNode;
};

/** What somebody wrote, as text: nothing in it is ever a link. */
export function CondolenceCard({
  authorName,
  message,
  at,
  language,
  fromFamily,
  familyOnly,
  picture,
  children,
}: Props) {
  return (
    <li className="flex break-inside-avoid flex-col gap-2 border-t border-line py-5 wrap-anywhere">
      <p dir="auto" className="max-w-measure font-serif text-lg whitespace-pre-line">
        {message}
      </p>
      {picture && <CondolencePicture {...picture} />}
      <p className="text-sm text-ink-soft">
        <bdi className="font-serif text-base text-ink">{authorName}</bdi>
        {fromFamily && <span className="ms-2 font-semibold">{fromFamily}</span>}
        <time dateTime={at} className="block text-xs">
          {longDate(at.slice(0, 10), language)}
        </time>
      </p>
      {familyOnly && <FamilyMark label={familyOnly} />}
      {children}
    </li>
  );
}
