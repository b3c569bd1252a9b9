import { useLocale } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { buttonClasses } from '@/components/ui/button-classes';
import { FullLoadLink } from '@/components/ui/page-link';
import { Pager, pagerLabels } from '@/components/ui/pager';
import { apiCondolences } from '@/lib/condolences/api-paths';
import type { PublishedCondolence } from '@/lib/condolences/queries/published-condolences';
import { IMAGE_MEGABYTES } from '@/lib/media/rules';
import { type Message, translateWith } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { Honeypot } from './book/honeypot';
import { CondolenceFields } from './condolence-fields';
import { PublishedCard } from './published-card';

type Props = {
  memorialId: string;
  name: string;
  /** The form token; null if nobody may leave condolences, for the reason in `refusal`. */
  token: string | null;
  refusal: Message | null;
  /** The error code of a refused form. */
  errorCode: string | null;
  /** How long to wait after too many forms. */
  wait: Message;
  /** What the person entered before the form was refused, by field name. */
  values: Record<string, string>;
  page: number;
  list: { condolences: PublishedCondolence[]; totalItems: number; totalPages: number };
};

/** A memorial's condolences, below a form for a new one that works without JavaScript. */
export function CondolencePage(props: Props) {
  const { memorialId, name, token, refusal, errorCode, wait, values, page, list } = props;
  const t = useTranslate();
  const language = useLocale();
  return (
    <div className="page-width max-w-2xl space-y-10 py-10">
      <div className="space-y-6">
        <FullLoadLink
          href={paths.memorial(memorialId)}
          className="inline-flex min-h-target items-center"
        >
          {t('condolences.form.back')}
        </FullLoadLink>
        <div>
          <h1 className="text-3xl text-balance">{t('condolences.page.write')}</h1>
          <p className="mt-2 text-lg text-ink-soft" dir="auto">
            {t('condolences.form.for', { name })}
          </p>
        </div>
        {errorCode && token !== null && <CondolenceFormError code={errorCode} wait={wait} />}
        {token === null ? (
          refusal && <p>{translateWith(t)(refusal)}</p>
        ) : (
          <form
            method="post"
            encType="multipart/form-data"
            action={`${apiCondolences(memorialId)}?language=${language}`}
            className="space-y-5"
          >
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="language" value={language} />
            <CondolenceFields isNew {...(errorCode !== null && values)} />
            <Honeypot label={t('condolences.form.leaveEmpty')} />
            <button type="submit" className={buttonClasses('primary')}>
              {t('condolences.form.send')}
            </button>
          </form>
        )}
      </div>
      {list.totalItems > 0 && (
        <section aria-labelledby="published-title">
          <h2 id="published-title" className="mb-4 text-2xl">
            {t('condolences.page.title')}
          </h2>
          <ul>
            {list.condolences.map((each) => (
              <PublishedCard key={each.id} condolence={each} language={language} />
            ))}
          </ul>
          {list.totalPages > 1 && (
            <Pager
              page={page}
              pages={list.totalPages}
              href={(to) => paths.condolencesPage(memorialId, to)}
              labels={pagerLabels(t, t('condolences.page.pages'), language)}
            />
          )}
        </section>
      )}
    </div>
  );
}

/** Says why a form was refused. */
export function CondolenceFormError({ code, wait }: { code: string; wait: Message }) {
  const t = useTranslate();
  const getMessage = () => {
    if (code === 'invalid') return t('condolences.faults.messageRequired');
    if (code === 'too_many') return t('http.limits.requests', { wait });
    if (code === 'too_many_pictures') return t('http.limits.pictures', { wait });
    if (code === 'unsupported' || code === 'too_large')
      return t('condolences.form.pictureRefused', { megabytes: IMAGE_MEGABYTES });
    return code === 'conflict' ? t('condolences.refusals.decided') : t('condolences.form.failed');
  };
  return <Banner tone="error">{getMessage()}</Banner>;
}
