'use client';

import { Banner } from '@/components/ui/banner';
import { apiKeeper } from '@/lib/keepers/api-paths';
import type { Rights } from '@/lib/keepers/policy';
import type { KeeperView } from '@/lib/keepers/queries/memorial-keepers';
import { isLastEditor } from '@/lib/keepers/rules';
import { KeeperRow } from './keeper-row';
import { useKeeperAction } from './use-keeper-action';

type Props = { memorialId: string; userId: string; keepers: readonly KeeperView[]; can: Rights };

/** Lists the keepers and contributors of a memorial, with controls for the changes that the viewer may make. */
export function PeopleList({ memorialId, userId, keepers, can }: Props) {
  const { busy, failure, act } = useKeeperAction();
  return (
    <div className="space-y-5">
      {failure && <Banner tone="error">{failure}</Banner>}
      <ul className="divide-y divide-line border-t border-line">
        {keepers.map((keeper) => (
          <KeeperRow
            key={keeper.userId}
            memorialId={memorialId}
            keeper={keeper}
            isViewer={keeper.userId === userId}
            isLast={isLastEditor(keeper, keepers)}
            can={can}
            busy={busy === keeper.userId}
            isListBusy={busy !== null}
            onChange={(body) =>
              act(keeper.userId, {
                path: apiKeeper(memorialId, keeper.userId),
                method: 'PUT',
                body,
              })
            }
          />
        ))}
      </ul>
    </div>
  );
}
