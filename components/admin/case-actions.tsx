'use client';

import { useHydrated } from '@/lib/browser/hydrated';
import { apiAdminFreeze, apiAdminRelative } from '@/lib/keepers/api-paths';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { isolated } from './rich-text-tags';
import { useCaseAction } from './use-case-action';

type Props = {
  id: string;
  isFrozen: boolean;
  isDecided: boolean;
  /** The living relatives named on the memorial. */
  relatives: { fullName: string; isHidden: boolean }[];
};

/** An admin's reversible actions on a case: freezing the memorial and hiding the names of living relatives. */
export function CaseActions({ id, isFrozen, isDecided, relatives }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { busy, act } = useCaseAction();
  const buttonProps = { disabled: !hydrated, 'aria-disabled': busy };
  return (
    <div className="space-y-6">
      {(isFrozen || !isDecided) && (
        <div className="max-w-measure space-y-2">
          <p>{t(isFrozen ? 'admin.case.frozen' : 'admin.case.freezeWhat')}</p>
          <Button
            {...buttonProps}
            variant="secondary"
            onClick={() => void act(apiAdminFreeze(id), { frozen: !isFrozen })}
          >
            {t(isFrozen ? 'admin.case.lift' : 'admin.case.freeze')}
          </Button>
        </div>
      )}
      {relatives.length > 0 && (
        <section aria-labelledby="relatives" className="space-y-2">
          <h2 id="relatives" className="text-xl">
            {t('admin.case.relatives')}
          </h2>
          <ul className="space-y-1">
            {relatives.map(({ fullName, isHidden }) => (
              <li key={fullName} className="wrap-anywhere">
                <Button
                  {...buttonProps}
                  variant="quiet"
                  onClick={() => void act(apiAdminRelative(id), { fullName, hidden: !isHidden })}
                >
                  <span>
                    {t.rich(isHidden ? 'admin.case.show' : 'admin.case.hide', {
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
