'use client';

import { useHydrated } from '@/lib/browser/hydrated';
import { apiAdminFreeze, apiAdminRelative } from '@/lib/keepers/api-paths';
import { useSay } from '@/lib/platform/language/use-say';
import { Button } from '../ui/button';
import { isolated } from './marks';
import { useCaseAct } from './use-case-act';

type Props = {
  id: string;
  isFrozen: boolean;
  isDecided: boolean;
  /** The living relatives named on the memorial. */
  relatives: { fullName: string; isHidden: boolean }[];
};

/** An admin's reversible actions on a case: freezing the memorial and hiding the names of living relatives. */
export function CaseActs({ id, isFrozen, isDecided, relatives }: Props) {
  const say = useSay();
  const hydrated = useHydrated();
  const { busy, act } = useCaseAct();
  const state = { disabled: !hydrated, 'aria-disabled': busy };
  return (
    <div className="space-y-6">
      {(isFrozen || !isDecided) && (
        <div className="max-w-measure space-y-2">
          <p>{say(isFrozen ? 'admin.case.frozen' : 'admin.case.freezeWhat')}</p>
          <Button
            {...state}
            variant="secondary"
            onClick={() => void act(apiAdminFreeze(id), { frozen: !isFrozen })}
          >
            {say(isFrozen ? 'admin.case.lift' : 'admin.case.freeze')}
          </Button>
        </div>
      )}
      {relatives.length > 0 && (
        <section aria-labelledby="relatives" className="space-y-2">
          <h2 id="relatives" className="text-xl">
            {say('admin.case.relatives')}
          </h2>
          <ul className="space-y-1">
            {relatives.map(({ fullName, isHidden }) => (
              <li key={fullName} className="wrap-anywhere">
                <Button
                  {...state}
                  variant="quiet"
                  onClick={() => void act(apiAdminRelative(id), { fullName, hidden: !isHidden })}
                >
                  <span>
                    {say.rich(isHidden ? 'admin.case.show' : 'admin.case.hide', {
                      fullName,
                      name: isolated,
                    })}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
