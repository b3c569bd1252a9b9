import { useLocale } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { buttonClasses } from '@/components/ui/button-classes';
import { apiPauseMails } from '@/lib/keepers/api-paths';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = { token: string; fullName: string | null; isPaused: boolean; isDone: boolean };

/** Shows whether a keeper receives mails about a memorial's condolences, with a button to pause or resume them. */
export function MailPauseForm({ token, fullName, isPaused, isDone }: Props) {
  const t = useTranslate();
  const statusText = isPaused ? t('condolences.pause.paused') : t('condolences.pause.coming');
  return (
    <div className="page-width max-w-2xl space-y-6 py-10 wrap-anywhere">
      <h1 className="text-3xl text-balance">{t('condolences.pause.title')}</h1>
      {fullName !== null && <p dir="auto">{t('condolences.pause.about', { name: fullName })}</p>}
      {isDone ? <Banner tone="success">{statusText}</Banner> : <p>{statusText}</p>}
      <form method="post" action={apiPauseMails(token)}>
        <input type="hidden" name="act" value={isPaused ? 'resume' : 'pause'} />
        <input type="hidden" name="language" value={useLocale()} />
        <button type="submit" className={buttonClasses(isPaused ? 'secondary' : 'primary')}>
          {isPaused ? t('condolences.pause.resume') : t('condolences.pause.pause')}
        </button>
      </form>
    </div>
  );
}
