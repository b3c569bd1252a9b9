import { useLocale } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonLook } from '@/components/ui/button-look';
import { PageAnchor } from '@/components/ui/page-link';
import {
  apiCondolence,
  apiCondolenceData,
  apiCondolencePicture,
} from '@/lib/condolences/api-paths';
import type { AuthorsView } from '@/lib/condolences/queries/by-secret';
import { longDate } from '@/lib/platform/language/days';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { Problem } from './condolence-page';
import { CondolencePicture } from './condolence-picture';
import { WordsFields } from './words-fields';

type Props = {
  secret: string;
  condolence: AuthorsView;
  /** What was just done: 'sent' or 'changed'. */
  done: string | null;
  problem: string | null;
  /** The values of a refused change, by field name. */
  typed: Record<string, string>;
};

/** The author's page of a condolence: its state, and forms that change or withdraw it. Works without JavaScript. */
export function OwnCondolence({ secret, condolence, done, problem, typed }: Props) {
  const say = useSay();
  const language = useLocale();
  const { memorialId, fullName, message, authorName, picture, can } = condolence;
  const isThere = condolence.state !== 'withdrawn';
  return (
    <div className="page-width max-w-2xl space-y-8 py-10 wrap-anywhere">
      {memorialId !== null && (
        <PageAnchor
          href={paths.memorial(memorialId)}
          className="inline-flex min-h-target items-center"
        >
          {say('condolences.form.back')}
        </PageAnchor>
      )}
      <h1 className="text-3xl text-balance" dir="auto">
        {fullName === null
          ? say('condolences.own.heading')
          : say('condolences.own.title', { name: fullName })}
      </h1>
      {memorialId !== null && isThere && done === 'sent' && (
        <Banner tone="success" title={say('condolences.form.thanksTitle')}>
          {condolence.state === 'published'
            ? say('condolences.form.thanksPublished')
            : say('condolences.form.thanks')}
        </Banner>
      )}
      {isThere && done === 'changed' && (
        <Banner tone="success">{say('condolences.own.saved')}</Banner>
      )}
      {problem && <Problem code={problem} />}
      <State {...condolence} />
      {isThere && (
        <>
          <figure className="space-y-3 border-s-2 border-gold ps-5">
            <blockquote dir="auto" className="font-serif text-lg whitespace-pre-line">
              {message}
            </blockquote>
            {picture && (
              <CondolencePicture
                {...picture}
                src={apiCondolencePicture(secret)}
                alt={say('condolences.own.picture')}
              />
            )}
            <figcaption>
              <bdi className="font-serif">{authorName}</bdi>
            </figcaption>
          </figure>
          <p className="text-ink-soft">{say('condolences.own.keep')}</p>
          <p>
            <a
              href={apiCondolenceData(secret)}
              download
              className="text-link inline-flex min-h-target items-center"
            >
              {say('condolences.own.download')}
            </a>
          </p>
        </>
      )}
      {can.change && (
        <details
          className="border-t border-line pt-4"
          open={condolence.state === 'returned' || (problem !== null && 'message' in typed)}
        >
          <summary className="min-h-target cursor-pointer content-center text-primary">
            {say('condolences.own.change')}
          </summary>
          <form
            method="post"
            action={`${apiCondolence(secret)}?language=${language}`}
            className="space-y-5 pt-4"
          >
            <input type="hidden" name="act" value="change" />
            <p className="text-ink-soft">{say('condolences.own.changeHint')}</p>
            <WordsFields
              message={message}
              authorName={authorName}
              {...(problem !== null && typed)}
            />
            {picture && (
              <label className="flex min-h-target items-center gap-3">
                <input
                  type="checkbox"
                  name="deletePicture"
                  value="yes"
                  className="size-6 accent-primary"
                />
                {say('condolences.own.deletePicture')}
              </label>
            )}
            <button type="submit" className={buttonLook('primary')}>
              {say('condolences.own.save')}
            </button>
          </form>
        </details>
      )}
      {can.withdraw && (
        <details className="border-t border-line pt-4">
          <summary className="min-h-target cursor-pointer content-center text-primary">
            {say('condolences.own.takeBack')}
          </summary>
          <form
            method="post"
            action={`${apiCondolence(secret)}?language=${language}`}
            className="space-y-5 pt-4"
          >
            <input type="hidden" name="act" value="take_back" />
            <p>{say('condolences.own.takeBackWhat')}</p>
            <button type="submit" className={buttonLook('danger')}>
              {say('condolences.own.takeBackNow')}
            </button>
          </form>
        </details>
      )}
    </div>
  );
}

function State({ state, returnNote, publishedAt }: AuthorsView) {
  const say = useSay();
  const language = useLocale();
  if (state === 'returned')
    return (
      <div className="space-y-2">
        <p className="font-semibold">{say('condolences.own.returned')}</p>
        <p dir="auto" className="whitespace-pre-line">
          {returnNote}
        </p>
      </div>
    );
  const words = {
    waiting: () => say('condolences.own.waiting'),
    published: () =>
      say('condolences.own.published', {
        day: longDate((publishedAt ?? '').slice(0, 10), language),
      }),
    family: () => say('condolences.own.family'),
    not_published: () => say('condolences.own.notPublished'),
    withdrawn: () => say('condolences.own.withdrawn'),
    hidden: () => say('condolences.own.hidden'),
  };
  return <p className="font-semibold">{words[state]()}</p>;
}

/** Replaces the author's page for an unknown address. It is the same for every wrong address. */
export function MissingCondolence() {
  const say = useSay();
  return (
    <div className="page-width max-w-2xl space-y-6 py-10">
      <h1 className="text-3xl">{say('condolences.own.heading')}</h1>
      <p>{say('condolences.own.missing')}</p>
      <ButtonLink href={paths.findMemorials}>{say('tributes.page.backToMemorials')}</ButtonLink>
    </div>
  );
}
