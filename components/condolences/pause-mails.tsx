import { useLocale } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { buttonLook } from '@/components/ui/button-look';
import { apiPauseMails } from '@/lib/keepers/api-paths';
import { useSay } from '@/lib/platform/language/use-say';

type Props = { token: string; fullName: string | null; isPaused: boolean; isDone: boolean };

/** Says whether a keeper gets mails about a memorial's condolences, with a button that pauses or resumes them. */
export function PauseMails({ token, fullName, isPaused, isDone }: Props) {
  const say = useSay();
  const words = isPaused ? say('condolences.pause.paused') : say('condolences.pause.coming');
  return (
    <div className="page-width max-w-2xl space-y-6 py-10 wrap-anywhere">
      <h1 className="text-3xl text-balance">{say('condolences.pause.title')}</h1>
      {fullName !== null && <p dir="auto">{say('condolences.pause.about', { name: fullName })}</p>}
      {isDone ? <Banner tone="success">{words}</Banner> : <p>{words}</p>}
      <form method="post" action={apiPauseMails(token)}>
        <input type="hidden" name="act" value={isPaused ? 'resume' : 'pause'} />
        <input type="hidden" name="language" value={useLocale()} />
        <button type="submit" className={buttonLook(isPaused ? 'secondary' : 'primary')}>
          {isPaused ? say('condolences.pause.resume') : say('condolences.pause.pause')}
        </button>
      </form>
    </div>
  );
}
