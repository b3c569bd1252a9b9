import type { ReactNode } from 'react';
import type { PublishedCondolence } from '@/lib/condolences/queries/published-condolences';
import type { Language } from '@/lib/platform/language/languages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { CondolenceCard } from './condolence-card';
import { pictureAttributes } from './condolence-picture';

type Props = {
  condolence: PublishedCondolence;
  language: Language;
  children?: ReactNode;
};

export function PublishedCard({ condolence, language, children }: Props) {
  const t = useTranslate();
  const { publishedAt, isFromFamily, audience, picture, authorName, message } = condolence;
  return (
    <CondolenceCard
      authorName={authorName}
      message={message}
      date={publishedAt}
      picture={picture && { ...pictureAttributes(picture), alt: t('condolences.picture.sent') }}
      language={language}
      fromFamily={isFromFamily && t('condolences.page.fromFamily')}
      familyOnly={audience === 'family' && t('condolences.page.familyOnly')}
    >
      {children}
    </CondolenceCard>
  );
}
