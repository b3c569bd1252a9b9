import { PageLink } from '@/components/ui/page-link';
import { apiAdminExport } from '@/lib/admin/api-paths';
import type { ListPlace } from '@/lib/admin/list-place-rules';
import type { TributeRow } from '@/lib/admin/queries/list-tributes';
import { money } from '@/lib/platform/language/money';
import { useAmount } from '@/lib/platform/language/use-amount';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { ReachCount } from '@/lib/platform/paging';
import * as paths from '@/lib/platform/paths';
import { DateTime } from './date-time';
import { DeleteTribute } from './delete-tribute';
import { ListSearch } from './list-search';
import { ListSection } from './list-section';
import { SortHead } from './sort-head';
import { Cell, EmptyCell, HeadCell, Table } from './table';

type TributeListProps = {
  place: ListPlace;
  query: { search: string; sortBy: string; sortOrder: 'asc' | 'desc' };
  list: { tributes: TributeRow[] } & ReachCount;
};

/** All tributes, ten per page, with a search (product.md 2, "Admin dashboard"). */
export function TributeList({ place, query, list }: TributeListProps) {
  const t = useTranslate();
  const title = t('admin.tributes.title');
  const sort = { place, sorting: query };
  return (
    <ListSection
      place={place}
      title={title}
      count={t(list.totalIsExact ? 'admin.tributes.count' : 'admin.list.moreThan', {
        count: list.total,
      })}
      pages={t('admin.tributes.pages')}
      page={list}
      exportAddress={apiAdminExport('tributes')}
      tools={
        <ListSearch
          place={place}
          label={t('admin.tributes.search')}
          search={query.search}
          hint={t('admin.tributes.searchHint')}
        />
      }
      whenEmpty={t(query.search ? 'admin.tributes.noneFound' : 'admin.tributes.none')}
    >
      <Table
        label={title}
        head={
          <>
            <HeadCell>{t('admin.tributes.from')}</HeadCell>
            <HeadCell>{t('admin.tributes.for')}</HeadCell>
            <SortHead {...sort} by="amount" firstOrder="desc">
              {t('admin.tributes.amount')}
            </SortHead>
            <HeadCell>{t('admin.tributes.message')}</HeadCell>
            <SortHead {...sort} by="createdAt" firstOrder="desc">
              {t('admin.tributes.sent')}
            </SortHead>
            <HeadCell>{t('admin.list.action')}</HeadCell>
          </>
        }
      >
        {list.tributes.map((tribute) => (
          <TributeTableRow key={tribute.id} tribute={tribute} focusId={place.anchor} />
        ))}
      </Table>
    </ListSection>
  );
}

function TributeTableRow({ tribute, focusId }: { tribute: TributeRow; focusId: string }) {
  const t = useTranslate();
  const sender = toFullName(tribute.sender);
  const receiver = toFullName(tribute.receiver);
  const amount = useAmount()(money(tribute.amountMinor, tribute.currency));
  return (
    <tr>
      <Cell lead>
        <bdi>{sender}</bdi>
        {tribute.isAnonymous && (
          <span className="text-ink-soft"> {t('admin.tributes.shownAnonymous')}</span>
        )}
      </Cell>
      <Cell label={t('admin.tributes.for')}>
        <PageLink href={paths.memorial(tribute.memorialId)} className="text-link">
          <bdi>{receiver}</bdi>
        </PageLink>
      </Cell>
      <Cell numeric>{amount}</Cell>
      <Cell fullLine>
        {tribute.message ? (
          <span className="line-clamp-3 max-w-sm">
            <bdi>{tribute.message}</bdi>
          </span>
        ) : (
          <EmptyCell />
        )}
      </Cell>
      <Cell>
        <DateTime at={tribute.createdAt} dateOnly />
      </Cell>
      <Cell>
        <DeleteTribute focusId={focusId} tribute={{ id: tribute.id, sender, receiver, amount }} />
      </Cell>
    </tr>
  );
}

const toFullName = ({ firstName, lastName }: TributeRow['sender']) =>
  `${firstName} ${lastName}`.trim();
