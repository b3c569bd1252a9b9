import type { ShopOptions } from '@/lib/payments/shop/shop-options';
import { type Said, sayWith } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import { isSettingKey, specOf } from '@/lib/platform/site-settings/registry';
import type { SettingGroupView } from '@/lib/settings/api-schema';
import { useMomentText } from '../admin/moment';
import { Banner } from '../ui/banner';
import type { FieldView } from './field-view';
import { GROUP_EXTRAS } from './group-extras';
import { SettingsForm } from './settings-form';
import { PlanForm } from './shop/plan-form';

export function GroupPage({ found, shop }: { found: SettingGroupView; shop?: ShopOptions }) {
  const say = useSay();
  const momentText = useMomentText();
  const { group, version, isReadOnly, asksPassword, settings, changes } = found;
  const fields = settings.flatMap(({ key, value, source }): FieldView[] => {
    if (!isSettingKey(key)) return [];
    const spec = specOf(key);
    const text = (key: Said['key']) => sayWith(say)({ key });
    const isFixed = source === 'environment' || source === 'file';
    return [
      {
        ...('limit' in spec && { limit: spec.limit }),
        ...('min' in spec && { min: spec.min, max: spec.max }),
        ...('options' in spec && {
          options: Object.entries(spec.options).map(([value, label]) => ({
            value,
            label: text(label),
          })),
        }),
        key,
        kind: spec.kind,
        label: text(spec.label),
        hint:
          source === 'environment' ? say('settings.byEnvironment') : spec.hint && text(spec.hint),
        value,
        text: spec.text?.(value),
        isFixed,
        shop,
      },
    ];
  });
  const Extra = GROUP_EXTRAS[group];
  return (
    <section aria-labelledby="group" className="space-y-6">
      <h2 id="group" className="text-2xl">
        {say(`settings.groups.${group}.title`)}
      </h2>
      {isReadOnly ? (
        <Banner tone="warning">{say('settings.inFile')}</Banner>
      ) : (
        <p className="max-w-measure text-ink-soft">
          {say('settings.inForce')} {say('settings.visitorsWait')}
        </p>
      )}
      {Extra && <Extra />}
      {shop && <PlanForm key={shop.plan.version} options={shop} />}
      {fields.length > 0 && (
        <SettingsForm
          group={group}
          version={version}
          isReadOnly={isReadOnly}
          asksPassword={asksPassword}
          fields={fields}
          changes={changes.map(({ changedBy, changedAt, ...change }) => ({
            ...change,
            ...textsOf(change),
            about: [changedBy ?? say('settings.byScript'), momentText(changedAt)].join(', '),
          }))}
        />
      )}
    </section>
  );
}

/** Returns a change's values as texts, if they are neither texts nor numbers. */
function textsOf({ key, before, after }: { key: string; before: unknown; after: unknown }) {
  const spec = isSettingKey(key) ? specOf(key) : undefined;
  const text = (value: unknown) => {
    const found = spec?.schema.safeParse(value);
    return found?.success && value !== null ? spec?.text?.(found.data) : undefined;
  };
  return { textBefore: text(before), textAfter: text(after) };
}
