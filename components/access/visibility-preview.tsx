import type { Visibility } from '@/lib/access/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

/** The top of a page as strangers see it. */
export type MemorialPreview = { name: string; years: string; pictureId: string | null };

/**
 * A small preview of the page that strangers see at this visibility level. It uses the texts of the real page.
 */
export function VisibilityPreview({ level, head }: { level: Visibility; head: MemorialPreview }) {
  const t = useTranslate();
  return (
    <figure aria-live="polite" className="max-w-80 space-y-2">
      <figcaption className="font-semibold">{t('access.settings.stranger')}</figcaption>
      <div className="flex min-h-48 flex-col items-center justify-center gap-2 overflow-hidden rounded-md border border-line bg-surface p-4 text-center text-sm wrap-break-word">
        {level === 'public' || level === 'unlisted' ? (
          <OpenPage {...head} />
        ) : (
          <ClosedPage level={level} />
        )}
      </div>
    </figure>
  );
}

function OpenPage({ name, years, pictureId }: MemorialPreview) {
  return (
    <>
      {pictureId && (
        // biome-ignore lint/performance/noImgElement: the file already has a suitable size.
        <img
          src={paths.media(pictureId, '320')}
          alt=""
          loading="lazy"
          className="aspect-[4/5] w-20 rounded-t-full object-cover"
        />
      )}
      <bdi className="font-serif text-lg">{name}</bdi>
      {years && <span className="text-ink-soft">{years}</span>}
    </>
  );
}

function ClosedPage({ level }: { level: Exclude<Visibility, 'public' | 'unlisted'> }) {
  const t = useTranslate();
  if (level === 'keepers')
    return (
      <>
        <span className="font-serif text-lg">{t('access.kept.title')}</span>
        <span className="text-ink-soft">{t('access.kept.text')}</span>
      </>
    );
  return (
    <>
      <span className="font-serif text-lg">{t('access.gate.title')}</span>
      <span className="text-ink-soft">{t(`access.gate.${level}`)}</span>
      {level === 'password' && (
        <span className="w-full rounded-sm border border-edge px-3 py-1 text-start text-ink-soft">
          {t('access.gate.label')}
        </span>
      )}
      <span className="rounded-full bg-primary px-4 py-1 font-semibold text-on-primary">
        {t(level === 'password' ? 'access.gate.open' : 'access.ask.send')}
      </span>
    </>
  );
}
