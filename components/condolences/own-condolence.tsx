import { useLocale } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { buttonClasses } from '@/components/ui/button-classes';
import { ButtonLink } from '@/components/ui/button-link';
import { FullLoadLink } from '@/components/ui/page-link';
import {
  apiCondolence,
  apiCondolenceData,
  apiCondolencePicture,
} from '@/lib/condolences/api-paths';
import type { AuthorView } from '@/lib/condolences/queries/by-secret';
import { longDate } from '@/lib/platform/language/days';
import type { Message } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { CondolenceFields } from './condolence-fields';
import { CondolenceFormError } from './condolence-page';
import { CondolencePicture } from './condolence-picture';

type Props = {
  secret: string;
  condolence: AuthorView;
  /** The action that led to this page: 'sent' or 'changed'; null if none. */
  completedAction: string | null;
  errorCode: string | null;
  /** How long to wait after too many changes. */
  wait: Message;
  /** The submitted values of a change that was rejected, by field name. */
  typed: Record<string, string>;
};

/** The author's page for a condolence: its state, and forms to change or withdraw it. Works without JavaScript. */
export function OwnCondolence(props: Props) {
  const { secret, condolence, completedAction, errorCode, wait, typed } = props;
  const t = useTranslate();
  const language = useLocale();
  const { memorialId, fullName, message, authorName, picture, can } = condolence;
  const hasContent = condolence.state !== 'withdrawn';
  return (
    <div className="page-width max-w-2xl space-y-8 py-10 wrap-anywhere">
      {memorialId !== null && (
        <FullLoadLink
          href={paths.memorial(memorialId)}
          className="inline-flex min-h-target items-center"
        >
          {t('condolences.form.back')}
        </FullLoadLink>
      )}
      <h1 className="text-3xl text-balance" dir="auto">
        {fullName === null
          ? t('condolences.own.heading')
          : t('condolences.own.title', { name: fullName })}
      </h1>
      {memorialId !== null && hasContent && completedAction === 'sent' && (
        <Banner tone="success" title={t('condolences.form.thanksTitle')}>
          {condolence.state === 'published'
            ? t('condolences.form.thanksPublished')
            : t('condolences.form.thanks')}
        </Banner>
      )}
      {hasContent && completedAction === 'changed' && (
        <Banner tone="success">{t('condolences.own.saved')}</Banner>
      )}
      {errorCode && <CondolenceFormError code={errorCode} wait={wait} />}
      <StateMessage {...condolence} />
      {hasContent && (
        <>
          <figure className="space-y-3 border-s-2 border-gold ps-5">
            <blockquote dir="auto" className="font-serif text-lg whitespace-pre-line">
              {message}
            </blockquote>
            {picture && (
              <CondolencePicture
                {...picture}
                src={apiCondolencePicture(secret)}
                alt={t('condolences.own.picture')}
              />
            )}
            <figcaption>
              <bdi className="font-serif">{authorName}</bdi>
            </figcaption>
          </figure>
          <p className="text-ink-soft">{t('condolences.own.keep')}</p>
          <p>
            <a
              href={apiCondolenceData(secret)}
              download
              className="text-link inline-flex min-h-target items-center"
            >
              {t('condolences.own.download')}
            </a>
          </p>
        </>
      )}
      {can.change && (
        <details
          className="border-t border-line pt-4"
          open={condolence.state === 'returned' || (errorCode !== null && 'message' in typed)}
        >
          <summary className="min-h-target cursor-pointer content-center text-primary">
            {t('condolences.own.change')}
          </summary>
          <form
            method="post"
            action={`${apiCondolence(secret)}?language=${language}`}
            className="space-y-5 pt-4"
          >
            <input type="hidden" name="act" value="change" />
            <p className="text-ink-soft">{t('condolences.own.changeHint')}</p>
            <CondolenceFields
              message={message}
              authorName={authorName}
              {...(errorCode !== null && typed)}
            />
            {picture && (
              <label className="flex min-h-target items-center gap-3">
                <input
                  type="checkbox"
                  name="deletePicture"
                  value="yes"
                  className="size-6 accent-primary"
                />
                {t('condolences.own.deletePicture')}
              </label>
            )}
            <button type="submit" className={buttonClasses('primary')}>
              {t('condolences.own.save')}
            </button>
          </form>
        </details>
      )}
      {can.withdraw && (
        <details className="border-t border-line pt-4">
          <summary className="min-h-target cursor-pointer content-center text-primary">
            {t('condolences.own.takeBack')}
          </summary>
          <form
            method="post"
            action={`${apiCondolence(secret)}?language=${language}`}
            className="space-y-5 pt-4"
          >
            <input type="hidden" name="act" value="take_back" />
            <p>{t('condolences.own.takeBackWhat')}</p>
            <button type="submit" className={buttonClasses('danger')}>
              {t('condolences.own.takeBackNow')}
            </button>
          </form>
        </details>
      )}
    </div>
  );
}

function StateMessage({ state, returnNote, publishedAt }: AuthorView) {
  const t = useTranslate();
  const language = useLocale();
  if (state === 'returned')
    return (
      <div className="space-y-2">
        <p className="font-semibold">{t('condolences.own.returned')}</p>
        <p dir="auto" className="whitespace-pre-line">
          {returnNote}
        </p>
      </div>
    );
  const messages = {
    waiting: () => t('condolences.own.waiting'),
    published: () =>
      t('condolences.own.published', {
        day: longDate((publishedAt ?? '').slice(0, 10), language),
      }),
    family: () => t('condolences.own.family'),
    not_published: () => t('condolences.own.notPublished'),
    withdrawn: () => t('condolences.own.withdrawn'),
    hidden: () => t('condolences.own.hidden'),
  };
  return <p className="font-semibold">{messages[state]()}</p>;
}

/** Shown instead of the author's page if the address is unknown. It is identical for every unknown address. */
export function MissingCondolence() {
  const t = useTranslate();
  return (
    <div className="page-width max-w-2xl space-y-6 py-10">
      <h1 className="text-3xl">{t('condolences.own.heading')}</h1>
      <p>{t('condolences.own.missing')}</p>
      <ButtonLink href={paths.findMemorials}>{t('tributes.page.backToMemorials')}</ButtonLink>
    </div>
  );
}
