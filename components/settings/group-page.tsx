import type { ShopOptions } from '@/lib/payments/shop/shop-options';
import { type Message, translateWith } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { isSettingKey, settingSpec } from '@/lib/platform/site-settings/registry';
import type { SettingGroupView } from '@/lib/settings/api-schema';
import { useFormatDateTime } from '../admin/date-time';
import { Banner } from '../ui/banner';
import { GROUP_EXTRAS } from './group-extras';
import type { SettingFieldData } from './setting-field-data';
import { SettingsForm } from './settings-form';
import { PlanForm } from './shop/plan-form';

export function GroupPage({
  groupView,
  shop,
}: {
  groupView: SettingGroupView;
  shop?: ShopOptions;
}) {
  const t = useTranslate();
  const formatDateTime = useFormatDateTime();
  const { group, version, isReadOnly, asksPassword, settings, changes } = groupView;
  const fields = settings.flatMap(({ key, value, source }): SettingFieldData[] => {
    if (!isSettingKey(key)) return [];
    const spec = settingSpec(key);
    const text = (key: Message['key']) => translateWith(t)({ key });
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
        hint: source === 'environment' ? t('settings.byEnvironment') : spec.hint && text(spec.hint),
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
        {t(`settings.groups.${group}.title`)}
      </h2>
      {isReadOnly ? (
        <Banner tone="warning">{t('settings.inFile')}</Banner>
      ) : (
        <p className="max-w-measure text-ink-soft">
          {t('settings.inForce')} {t('settings.visitorsWait')}
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
            ...changeTexts(change),
            authorAndTime: [changedBy ?? t('settings.byScript'), formatDateTime(changedAt)].join(
              ', ',
            ),
          }))}
        />
      )}
    </section>
  );
}

/** Formats the values of a change that are neither strings nor numbers. */
function changeTexts({ key, before, after }: { key: string; before: unknown; after: unknown }) {
  const spec = isSettingKey(key) ? settingSpec(key) : undefined;
  const text = (value: unknown) => {
    const parsed = spec?.schema.safeParse(value);
    return parsed?.success && value !== null ? spec?.text?.(parsed.data) : undefined;
  };
  return { textBefore: text(before), textAfter: text(after) };
}
