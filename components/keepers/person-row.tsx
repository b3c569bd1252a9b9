import { useLocale } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { useHydrated } from '@/lib/browser/hydrated';
import { type Can, RIGHT_OVER } from '@/lib/keepers/policy';
import type { KeeperView } from '@/lib/keepers/queries/memorial-keepers';
import { longDate } from '@/lib/platform/language/days';
import { useSay } from '@/lib/platform/language/use-say';
import { RemovePerson } from './remove-person';

type Props = {
  memorialId: string;
  keeper: KeeperView;
  isViewer: boolean;
  /** True if nobody else could edit the memorial. */
  isLast: boolean;
  can: Can;
  busy: boolean;
  /** True while any row of the list is being saved. */
  waits: boolean;
  onChange: (body: { mayReadPrivate: boolean } | { stays: true }) => void;
};

/** A keeper or contributor: their role, since when, and when they leave. */
export function PersonRow({ memorialId, keeper, can, busy, waits, onChange, ...row }: Props) {
  const say = useSay();
  const language = useLocale();
  const hydrated = useHydrated();
  const { isViewer, isLast } = row;
  const { name, role, since, leavesAt, mayReadPrivate } = keeper;
  const day = (moment: string) => longDate(moment.slice(0, 10), language);
  const mayShare = can.manageKeepers && role === 'keeper' && !isViewer;
  const mayRemove = role !== 'owner' && (isViewer || can[RIGHT_OVER[role]]);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">
          <bdi>{isViewer ? say('keepers.people.you', { name }) : name}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          {say('keepers.people.since', { role: say(`keepers.roles.${role}`), day: day(since) })}
        </p>
        {mayShare && (
          <Checkbox
            id={`share-${keeper.userId}`}
            label={say('keepers.people.share', { name })}
            checked={mayReadPrivate}
            disabled={!hydrated || waits}
            onChange={(event) => onChange({ mayReadPrivate: event.target.checked })}
          />
        )}
        {!mayShare && role === 'keeper' && mayReadPrivate && (
          <p className="text-sm text-ink-soft">{say('keepers.people.readsPrivate')}</p>
        )}
        {keeper.succession === 'accepted' && (
          <p className="text-sm text-ink-soft">{say('keepers.people.isNext')}</p>
        )}
        {leavesAt && <p>{say('keepers.people.leaves', { day: day(leavesAt) })}</p>}
      </div>
      {leavesAt && can.manageKeepers && !isViewer ? (
        <Button
          variant="secondary"
          onClick={() => onChange({ stays: true })}
          disabled={!hydrated}
          aria-disabled={waits}
          busy={busy}
          busyLabel={say('keepers.people.saving')}
        >
          {say('keepers.people.stay', { name })}
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
