import { useLocale } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { buttonLook } from '@/components/ui/button-look';
import { PageAnchor } from '@/components/ui/page-link';
import { Pager, pagerLabels } from '@/components/ui/pager';
import { apiCondolences } from '@/lib/condolences/api-paths';
import type { PublishedCondolence } from '@/lib/condolences/queries/published-condolences';
import { IMAGE_MEGABYTES } from '@/lib/media/rules';
import { type Said, sayWith } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { LeaveEmpty } from './book/leave-empty';
import { PublishedCard } from './published-card';
import { WordsFields } from './words-fields';

type Props = {
  memorialId: string;
  name: string;
  /** The form token; null if nobody may leave condolences, for the reason in `refusal`. */
  token: string | null;
  refusal: Said | null;
  /** The error code of a refused form. */
  problem: string | null;
  /** The values of the refused form, by field name. */
  typed: Record<string, string>;
  page: number;
  list: { condolences: PublishedCondolence[]; totalItems: number; totalPages: number };
};

/** The page of a memorial's condolences: a form that works without JavaScript above the published condolences. */
export function CondolencePage(props: Props) {
  const { memorialId, name, token, refusal, problem, typed, page, list } = props;
  const say = useSay();
  const language = useLocale();
  return (
    <div className="page-width max-w-2xl space-y-10 py-10">
      <div className="space-y-6">
        <PageAnchor
          href={paths.memorial(memorialId)}
          className="inline-flex min-h-target items-center"
        >
          {say('condolences.form.back')}
        </PageAnchor>
        <div>
          <h1 className="text-3xl text-balance">{say('condolences.page.write')}</h1>
          <p className="mt-2 text-lg text-ink-soft" dir="auto">
            {say('condolences.form.for', { name })}
          </p>
        </div>
        {problem && token !== null && <Problem code={problem} />}
        {token === null ? (
          refusal && <p>{sayWith(say)(refusal)}</p>
        ) : (
          <form
            method="post"
            encType="multipart/form-data"
            action={`${apiCondolences(memorialId)}?language=${language}`}
            className="space-y-5"
          >
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="language" value={language} />
            <WordsFields isNew {...(problem !== null && typed)} />
            <LeaveEmpty label={say('condolences.form.leaveEmpty')} />
            <button type="submit" className={buttonLook('primary')}>
              {say('condolences.form.send')}
            </button>
          </form>
        )}
      </div>
      {list.totalItems > 0 && (
        <section aria-labelledby="published-title">
          <h2 id="published-title" className="mb-4 text-2xl">
            {say('condolences.page.title')}
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
              labels={pagerLabels(say, say('condolences.page.pages'), language)}
            />
          )}
        </section>
      )}
    </div>
  );
}

/** Says why a form was refused. */
export function Problem({ code }: { code: string }) {
  const say = useSay();
  const words = () => {
    if (code === 'invalid') return say('condolences.faults.messageRequired');
    if (code === 'too_many') return say('condolences.form.tooMany');
    if (code === 'unsupported' || code === 'too_large')
      return say('condolences.form.pictureRefused', { megabytes: IMAGE_MEGABYTES });
    return code === 'conflict'
      ? say('condolences.refusals.decided')
      : say('condolences.form.failed');
  };
  return <Banner tone="error">{words()}</Banner>;
}
