import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { CardLink } from '@/components/memorials/card-link';
import { CARD_SIZES, MemorialGrid } from '@/components/memorials/memorial-grid';
import { nameHeadingAttributes } from '@/components/memorials/name-heading-rules';
import { Portrait } from '@/components/memorials/portrait';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { KeeperMemorialView } from '@/lib/memorials/queries/memorials-of-keeper';
import { wreathOf } from '@/lib/memorials/wreath-rules';
import { longDate } from '@/lib/platform/language/days';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { areMemorialsOpen } from '@/lib/platform/site-settings/feature-settings';

/**
 * Picture, name and creation date of each memorial the person owns or keeps, with a link to its page (product.md 2).
 */
export function KeptMemorials({ memorials }: { memorials: readonly KeeperMemorialView[] }) {
  const language = useLocale();
  const t = useTranslate();
  if (memorials.length === 0)
    return (
      <EmptyState
        drawing="letter"
        title={t('profile.memorials.none')}
        action={
          areMemorialsOpen() && (
            <ButtonLink href={paths.createMemorialPage}>{t('profile.memorials.create')}</ButtonLink>
          )
        }
      />
    );
  return (
    <MemorialGrid>
      {memorials.map(({ id, fullName, pictureId, createdAt, ...choices }) => (
        <li key={id} className="group relative text-center wrap-break-word">
          <Portrait
            pictureId={pictureId}
            name={fullName}
            wreath={wreathOf({ id, ...choices })}
            sizes={CARD_SIZES}
            inList
          />
          <h3 className="mt-4 text-card" {...nameHeadingAttributes(fullName)} dir="auto">
            <CardLink memorialId={id} name={fullName} />
          </h3>
          <p className="mt-1 text-sm text-ink-soft">
            {t.rich('profile.memorials.createdOn', {
              date: longDate(createdAt.slice(0, 10), language),
              time: (chunks: ReactNode) => <time dateTime={createdAt}>{chunks}</time>,
            })}
          </p>
        </li>
      ))}
    </MemorialGrid>
  );
}
