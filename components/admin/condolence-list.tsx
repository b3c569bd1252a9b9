import type { ListPlace } from '@/lib/admin/list-place-rules';
import type { OperatorTab, operatorQueue } from '@/lib/condolences/queries/operator-queue';
import { signalKey } from '@/lib/condolences/signal-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { BlurredPicture } from '../condolences/blurred-picture';
import { PageLink } from '../ui/page-link';
import { DateTime, useFormatDateTime } from './date-time';
import { ListSection } from './list-section';
import { ModerateCondolence } from './moderate-condolence';
import { isolated } from './rich-text-tags';

type Props = {
  place: ListPlace;
  tab: OperatorTab;
  list: Awaited<ReturnType<typeof operatorQueue>>;
};
type Row = Props['list']['condolences'][number];

/** Condolences that a rule has held or visitors have reported, with buttons for the admin's decision. */
export function CondolenceList({ place, tab, list }: Props) {
  const t = useTranslate();
  return (
    <ListSection
      place={place}
      title={t('admin.condolences.title')}
      count={t('admin.condolences.count', { count: list.total })}
      pages={t('admin.condolences.pages')}
      page={list}
      tools={<Tabs tab={tab} counts={list.counts} />}
      whenEmpty={t('admin.condolences.none')}
    >
      <ul>
        {list.condolences.map((row) => (
          <CondolenceItem key={row.id} row={row} tab={tab} />
        ))}
      </ul>
    </ListSection>
  );
}

function Tabs({ tab, counts }: { tab: OperatorTab; counts: Props['list']['counts'] }) {
  const t = useTranslate();
  return (
    <div className="space-y-3">
      <ul className="flex flex-wrap gap-1 border-b border-line">
        {(['held', 'reported'] as const).map((each) => (
          <li key={each}>
            <PageLink
              href={paths.adminCondolencesTab(each)}
              aria-current={each === tab ? 'page' : undefined}
              className="flex min-h-target items-center border-b-2 border-transparent px-3 no-underline aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {t(`admin.condolences.${each}`, { count: counts[each] })}
            </PageLink>
          </li>
        ))}
      </ul>
      {tab === 'held' && <p className="text-ink-soft">{t('admin.condolences.what')}</p>}
    </div>
  );
}

function CondolenceItem({ row, tab }: { row: Row; tab: OperatorTab }) {
  const t = useTranslate();
  const formatDateTime = useFormatDateTime();
  const rules = row.signals.map((signal) => {
    const key = signalKey(signal);
    return key ? t(`condolences.signals.${key}`) : signal;
  });
  return (
    <li className="space-y-2 border-t border-line py-5 wrap-anywhere">
      <p className="text-sm text-ink-soft">
        {t.rich('admin.condolences.by', {
          person: row.authorName,
          page: row.memorialName,
          moment: formatDateTime(row.createdAt),
          name: isolated,
          link: (chunks) => (
            <PageLink href={paths.memorial(row.memorialId)} className="text-link">
              <bdi>{chunks}</bdi>
            </PageLink>
          ),
          // Does not reuse `chunks`: isolating it twice makes an Arabic date start with "UTC".
          time: () => <DateTime at={row.createdAt} />,
        })}
        {row.isFromFamily && (
          <span className="ms-2 font-semibold">{t('condolences.page.fromFamily')}</span>
        )}
      </p>
      <p dir="auto" className="max-w-measure font-serif text-lg whitespace-pre-line">
        {row.message}
      </p>
      {row.picture && <BlurredPicture picture={row.picture} />}
      {rules.length > 0 && (
        <p className="text-sm">{t('admin.condolences.rules', { rules: rules.join(', ') })}</p>
      )}
      {tab === 'reported' && (
        <p className="text-sm font-semibold">
          {t(row.isShown ? 'admin.condolences.shown' : 'admin.condolences.hidden')}
        </p>
      )}
      {row.reports.length > 0 && (
        <ul className="list-disc ps-5 text-sm">
          {row.reports.map((report) => (
            <li key={report.createdAt + report.reason}>
              {t(
                `condolences.report.${report.reason === 'private_detail' ? 'private' : report.reason}`,
              )}
              {report.isByKeeper && ` (${t('admin.condolences.byKeeper')})`}
              {report.words && (
                <>
                  {': '}
                  <bdi>{report.words}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <ModerateCondolence
        id={row.id}
        revision={row.revision}
        authorName={row.authorName}
        wasShown={tab === 'reported'}
      />
    </li>
  );
}
