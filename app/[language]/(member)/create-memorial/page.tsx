import type { Metadata } from 'next';
import { FeatureDisabled } from '@/components/layout/feature-disabled';
import { CreateInSingleTab } from '@/components/memorials/create/create-in-single-tab';
import type { PayablePrice } from '@/components/memorials/create/payable-price';
import { parseStep } from '@/components/memorials/create/steps';
import { flowerLabels } from '@/components/memorials/form/flower-label';
import { MEMORIAL_FORM_MESSAGES } from '@/components/memorials/form/form-messages';
import { payWays } from '@/components/payments/pay-ways';
import { ClientMessages } from '@/components/ui/client-messages';
import {
  type MemorialSale,
  memorialSale,
  type PriceChoice,
} from '@/lib/payments/plans/memorial-sale';
import { creationPriceMessage } from '@/lib/payments/plans/price-messages';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { type Translate, translateWith } from '@/lib/platform/language/message';
import * as paths from '@/lib/platform/paths';
import { areMemorialsOpen } from '@/lib/platform/site-settings/feature-settings';

// No `robots`: visitors are redirected to the login page, so search engines never see this page
// (docs/decisions/0021-lighthouse.md).
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('create.page.metaTitle') };
}

type Props = { searchParams: Promise<{ step?: string | string[] }> };

export default async function CreateMemorialPage({ searchParams }: Props) {
  const { step } = await searchParams;
  const here = step ? paths.createStep(parseStep(step)) : paths.createMemorialPage;
  const t = await getTranslate();
  const viewer = await requireUser(here, t('accounts.loginMessages.toCreate'));
  if (!areMemorialsOpen())
    return <FeatureDisabled title={t('create.page.title')} text={t('settings.closed.memorials')} />;
  const sale = await memorialSale(await getLanguage());
  return (
    <div className="page-width space-y-8 py-10">
      <h1 className="text-3xl">{t('create.page.title')}</h1>
      <p className="max-w-measure text-ink-soft">
        <span className="block font-semibold text-ink">{priceLine(sale, t)}</span>
        {sale.kind !== 'not payable' && introText(sale, t)}
      </p>
      {sale.kind !== 'not payable' && (
        <ClientMessages
          parts={[
            ...MEMORIAL_FORM_MESSAGES,
            'create',
            'payments.pay',
            'shop.create',
            'accounts.loginMessages',
          ]}
          overrides={flowerLabels(t)}
        >
          <CreateInSingleTab
            userId={viewer.userId}
            firstStep={parseStep(step)}
            prices={sale.kind === 'free' ? null : withPayWays(sale.prices, t)}
          />
        </ClientMessages>
      )}
    </div>
  );
}

/** The cast is safe: memorialSale returns at least one price, and each has a provider, so it has a way to pay. */
const withPayWays = (prices: PriceChoice[], t: Translate) =>
  prices.map((price) => ({ ...price, ways: payWays(price.providers, t) })) as [
    PayablePrice,
    ...PayablePrice[],
  ];

function priceLine(sale: MemorialSale, t: Translate): string {
  if (sale.kind === 'not payable') return t('shop.create.notPayable');
  return translateWith(t)(creationPriceMessage(sale.kind === 'free' ? null : sale.prices[0]));
}

function introText(sale: MemorialSale, t: Translate): string {
  if (sale.kind !== 'priced') return t('shop.create.introFree');
  return sale.prices.some(({ isConverted }) => isConverted)
    ? t('create.page.intro')
    : t('shop.create.intro');
}
