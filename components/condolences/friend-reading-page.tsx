import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { NoticePage } from '@/components/layout/notice-page';
import { Banner } from '@/components/ui/banner';
import { buttonClasses } from '@/components/ui/button-classes';
import { EmptyState } from '@/components/ui/empty-state';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import {
  apiDeclineFirstReading,
  apiFirstReading,
  apiFirstReadingPicture,
} from '@/lib/condolences/api-paths';
import type { FirstReadingAct } from '@/lib/condolences/first-reading-rules';
import type { FriendCondolence, FriendReading } from '@/lib/condolences/queries/friend-reading';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { CondolenceCard } from './condolence-card';
import { CondolencePicture } from './condolence-picture';

type Props = {
  secret: string;
  reading: FriendReading;
  /** The act that led to this page, or `judged` if somebody had decided before; null if none. */
  done: FirstReadingAct | 'judged' | null;
  errorCode: string | null;
};

/** The page of a friend who reads a memorial's condolences first. Works without JavaScript. */
export function FriendReadingPage({ secret, reading, done, errorCode }: Props) {
  const t = useTranslate();
  const language = useLocale();
  const { fullName, isResting, unread, setAside } = reading;
  const list = (condolences: FriendCondolence[], acts: FirstReadingAct[]) => (
    <ul>
      {condolences.map((condolence) => (
        <ReadingItem key={condolence.id} secret={secret} condolence={condolence} acts={acts} />
      ))}
    </ul>
  );
  return (
    <div className="page-width max-w-2xl space-y-8 py-10 wrap-anywhere">
      <div>
        <h1 className="text-3xl text-balance" dir="auto">
          {t('condolences.reading.title', { name: fullName })}
        </h1>
        <p className="mt-3 max-w-measure text-ink-soft">{t('condolences.reading.intro')}</p>
      </div>
      {done === 'judged' && <Banner tone="warning">{t('condolences.refusals.judged')}</Banner>}
      {done && done !== 'judged' && (
        <Banner tone="success">
          {t(`condolences.first.${done === 'pass' ? 'didPass' : 'didSetAside'}`)}
        </Banner>
      )}
      {errorCode && (
        <Banner tone="error">
          {errorCode === 'conflict'
            ? t('condolences.refusals.rewritten')
            : t('condolences.queue.failed')}
        </Banner>
      )}
      {isResting ? (
        <p>{t('keepers.refusals.resting')}</p>
      ) : unread.length > 0 ? (
        list(unread, ['pass', 'set_aside'])
      ) : (
        <EmptyState title={t('condolences.reading.none')} />
      )}
      {setAside.length > 0 && (
        <details className="border-t border-line pt-4">
          <summary className="min-h-target cursor-pointer content-center text-primary">
            {t('condolences.reading.setAside')}
          </summary>
          {list(setAside, ['pass'])}
        </details>
      )}
      <form
        method="post"
        action={apiDeclineFirstReading(secret, language)}
        className="space-y-3 border-t border-line pt-6"
      >
        <p className="text-ink-soft">{t('condolences.reading.ratherNotWhat')}</p>
        <button type="submit" className={buttonClasses('secondary')}>
          {t('condolences.reading.ratherNot')}
        </button>
      </form>
    </div>
  );
}

/** Shown instead if the reading has ended, and for any other secret. */
export function EndedReading() {
  const t = useTranslate();
  return (
    <NoticePage title={t('access.letIn.overTitle')}>
      <p>{t('condolences.own.missing')}</p>
    </NoticePage>
  );
}

type ItemProps = { secret: string; condolence: FriendCondolence; acts: FirstReadingAct[] };

function ReadingItem({ secret, condolence, acts }: ItemProps) {
  const t = useTranslate();
  const language = useLocale();
  const { id, revision, authorName, message, createdAt, picture } = condolence;
  return (
    <CondolenceCard authorName={authorName} message={message} date={createdAt} language={language}>
      {picture && (
        <details>
          <summary className="min-h-target cursor-pointer content-center text-primary">
            {t('condolences.picture.show')}
          </summary>
          <CondolencePicture
            src={apiFirstReadingPicture(secret, id)}
            width={picture.width}
            height={picture.height}
            alt={t('condolences.picture.sent')}
          />
        </details>
      )}
      <form
        method="post"
        action={apiFirstReading(secret, language)}
        className="flex flex-wrap items-center gap-3"
      >
        <input type="hidden" name="condolence" value={id} />
        <input type="hidden" name="revision" value={revision} />
        {acts.map((act) => (
          <button
            key={act}
            type="submit"
            name="act"
            value={act}
            className={buttonClasses('secondary')}
          >
            <span>
              {t.rich('condolences.act.named', {
                act: t(`condolences.first.${act === 'pass' ? 'pass' : 'setAside'}`),
                name: authorName,
                named: hidden,
              })}
            </span>
          </button>
        ))}
      </form>
    </CondolenceCard>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
