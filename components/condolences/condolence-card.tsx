import type { ReactNode } from 'react';
import { FamilyMark } from '@/components/memorials/family-mark';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';
import { CondolencePicture, type PictureAttributes } from './condolence-picture';

type Props = {
  authorName: string;
  message: string;
  /** The date to show (ISO). */
  date: string;
  language: Language;
  /** The label beside the name if the family wrote the condolence. */
  fromFamily?: string | false;
  /** The label below the date if only the family sees the condolence. */
  familyOnly?: string | false;
  picture?: (PictureAttributes & { alt: string }) | null;
  children?: ReactNode;
};

/** A condolence. Web addresses in its text do not become links. */
export function CondolenceCard({
  authorName,
  message,
  date,
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
        <time dateTime={date} className="block text-xs">
          {longDate(date.slice(0, 10), language)}
        </time>
      </p>
      {familyOnly && <FamilyMark label={familyOnly} />}
      {children}
    </li>
  );
}
