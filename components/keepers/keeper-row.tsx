import { useLocale } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { useHydrated } from '@/lib/browser/hydrated';
import { RIGHT_TO_MANAGE, type Rights } from '@/lib/keepers/policy';
import type { KeeperView } from '@/lib/keepers/queries/memorial-keepers';
import { longDate } from '@/lib/platform/language/days';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { RemovePerson } from './remove-person';

type Props = {
  memorialId: string;
  keeper: KeeperView;
  isViewer: boolean;
  /** True if this is the only person who can edit the memorial. */
  isLast: boolean;
  can: Rights;
  busy: boolean;
  /** True while any row of the list is being saved. */
  isListBusy: boolean;
  onChange: (body: { mayReadPrivate: boolean } | { stays: true }) => void;
};

/** Shows a keeper or contributor: their role, when they joined, and when they leave. */
export function KeeperRow({ memorialId, keeper, can, busy, isListBusy, onChange, ...row }: Props) {
  const t = useTranslate();
  const language = useLocale();
  const hydrated = useHydrated();
  const { isViewer, isLast } = row;
  const { name, role, since, leavesAt, mayReadPrivate } = keeper;
  const day = (moment: string) => longDate(moment.slice(0, 10), language);
  const maySharePrivate = can.manageKeepers && role === 'keeper' && !isViewer;
  const mayRemove = role !== 'owner' && (isViewer || can[RIGHT_TO_MANAGE[role]]);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">
          <bdi>{isViewer ? t('keepers.people.you', { name }) : name}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          {t('keepers.people.since', { role: t(`keepers.roles.${role}`), day: day(since) })}
        </p>
        {maySharePrivate && (
          <Checkbox
            id={`share-${keeper.userId}`}
            label={t('keepers.people.share', { name })}
            checked={mayReadPrivate}
            disabled={!hydrated || isListBusy}
            onChange={(event) => onChange({ mayReadPrivate: event.target.checked })}
          />
        )}
        {!maySharePrivate && role === 'keeper' && mayReadPrivate && (
          <p className="text-sm text-ink-soft">{t('keepers.people.readsPrivate')}</p>
        )}
        {keeper.succession === 'accepted' && (
          <p className="text-sm text-ink-soft">{t('keepers.people.isNext')}</p>
        )}
        {leavesAt && <p>{t('keepers.people.leaves', { day: day(leavesAt) })}</p>}
      </div>
      {leavesAt && can.manageKeepers && !isViewer ? (
        <Button
          variant="secondary"
          onClick={() => onChange({ stays: true })}
          disabled={!hydrated}
          aria-disabled={isListBusy}
          busy={busy}
          busyLabel={t('keepers.people.saving')}
        >
          {t('keepers.people.stay', { name })}
        </Button>
      ) : (
        mayRemove && (
          <RemovePerson
            memorialId={memorialId}
            keeper={keeper}
            role={role}
            isViewer={isViewer}
            isLast={isLast}
          />
        )
      )}
    </li>
  );
}
