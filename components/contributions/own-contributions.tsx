import type { ContributionView } from '@/lib/memorials/queries/contributions';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { ContributedMedia } from './contributed-media';
import { WithdrawContribution } from './withdraw-contribution';

type Props = {
  memorialId: string;
  /** Waiting files first, then declined ones. */
  files: ContributionView[];
  /** How many of the contributor's files the memorial already shows. */
  publishedCount: number;
};

export function OwnContributions({ memorialId, files, publishedCount }: Props) {
  const t = useTranslate();
  if (files.length === 0 && publishedCount === 0) return null;
  return (
    <section aria-labelledby="own-contributions" className="space-y-5 border-t border-line pt-6">
      <h2 id="own-contributions" className="text-2xl">
        {t('contributions.own.title')}
      </h2>
      {publishedCount > 0 && <p>{t('contributions.own.shown', { count: publishedCount })}</p>}
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
        {files.map((file) => (
          <li key={file.id} className="flex flex-col gap-2 wrap-anywhere">
            <ContributedMedia file={file} kind={t(`media.kinds.${file.type}`)} />
            <p className="text-sm text-ink-soft">{t(`contributions.own.${file.state}`)}</p>
            <WithdrawContribution
              memorialId={memorialId}
              mediaId={file.id}
              fileName={file.fileName}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
