import { memorialPlan } from '@/lib/payments/plans/current-plan';
import { getLanguage } from '@/lib/platform/language/get-language';
import { PlanForm } from './plan-form';
import { shopOptions } from './shop-options';

/** What a memorial costs and may have, above the other settings of the shop. */
export async function PlanPart() {
  const [plan, options] = await Promise.all([memorialPlan(), shopOptions(await getLanguage())]);
  const { version, kind, prices, limits } = plan;
  return (
    <PlanForm
      key={version}
      version={version}
      prices={kind === 'free' ? [] : prices}
      limits={limits}
      options={options}
    />
  );
}
