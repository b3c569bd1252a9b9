import type { ReactNode } from 'react';
import type { PublishedCondolence } from '@/lib/condolences/queries/published-condolences';
import type { Language } from '@/lib/platform/language/languages';
import { useSay } from '@/lib/platform/language/use-say';
import { CondolenceCard } from './condolence-card';
import { cardPicture } from './condolence-picture';

type Props = {
  condolence: PublishedCondolence;
  language: Language;
  children?: ReactNode;
};

export function PublishedCard({ condolence, language, children }: Props) {
  const say = useSay();
  const { publishedAt, isFromFamily, audience, picture, authorName, message } = condolence;
  return (
    <CondolenceCard
      authorName={authorName}
      message={message}
      at={publishedAt}
      picture={picture && { ...cardPicture(picture), alt: say('condolences.picture.sent') }}
      language={language}
      fromFamily={isFromFamily && say('condolences.page.fromFamily')}
      familyOnly={audience === 'family' && say('condolences.page.familyOnly')}
    >
      {children}
    </CondolenceCard>
  );
}
