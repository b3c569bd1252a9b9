import type { Metadata } from 'next';
import { ClosedDoor } from '@/components/layout/closed-door';
import { CreateInOneTab } from '@/components/memorials/create/create-in-one-tab';
import type { PayablePrice } from '@/components/memorials/create/payable-price';
import { asStep } from '@/components/memorials/create/steps';
import { flowerLabels } from '@/components/memorials/form/flower-label';
import { MEMORIAL_FORM_WORDS } from '@/components/memorials/form/form-words';
import { payWays } from '@/components/payments/pay-ways';
import { ClientWords } from '@/components/ui/client-words';
import {
  type MemorialSale,
  memorialSale,
  type PriceChoice,
} from '@/lib/payments/plans/memorial-sale';
import { createPrice } from '@/lib/payments/plans/price-words';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import { type Say, sayWith } from '@/lib/platform/language/said';
import * as paths from '@/lib/platform/paths';
import { memorialsAreOpen } from '@/lib/platform/site-settings/doors';

// No `robots`: visitors are redirected to the login page, so there is nothing to keep out of an index
// (docs/decisions/0021-lighthouse.md).
export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('create.page.metaTitle') };
}

type Props = { searchParams: Promise<{ step?: string | string[] }> };

export default async function CreateMemorialPage({ searchParams }: Props) {
  const { step } = await searchParams;
  const here = step ? paths.createStep(asStep(step)) : paths.createMemorial;
  const say = await getSay();
  const viewer = await requireUser(here, say('accounts.loginMessages.toCreate'));
  if (!memorialsAreOpen())
    return <ClosedDoor title={say('create.page.title')} text={say('settings.closed.memorials')} />;
  const sale = await memorialSale(await getLanguage());
  return (
    <div className="page-width space-y-8 py-10">
      <h1 className="text-3xl">{say('create.page.title')}</h1>
      <p className="max-w-measure text-ink-soft">
        <span className="block font-semibold text-ink">{priceLine(sale, say)}</span>
        {sale.kind !== 'not payable' && introTo(sale, say)}
      </p>
      {sale.kind !== 'not payable' && (
        <ClientWords
          parts={[
            ...MEMORIAL_FORM_WORDS,
            'create',
            'payments.pay',
            'shop.create',
            'accounts.loginMessages',
          ]}
          instead={flowerLabels(say)}
        >
          <CreateInOneTab
            userId={viewer.userId}
            firstStep={asStep(step)}
            prices={sale.kind === 'free' ? null : withWays(sale.prices, say)}
          />
        </ClientWords>
      )}
    </div>
  );
}

/** as: memorialSale returns only prices with a provider, so each has a way to pay. */
const withWays = (prices: PriceChoice[], say: Say) =>
  prices.map((price) => ({ ...price, ways: payWays(price.providers, say) })) as [
    PayablePrice,
    ...PayablePrice[],
  ];

function priceLine(sale: MemorialSale, say: Say): string {
  if (sale.kind === 'not payable') return say('shop.create.notPayable');
  return sayWith(say)(createPrice(sale.kind === 'free' ? null : sale.prices[0]));
}

function introTo(sale: MemorialSale, say: Say): string {
  if (sale.kind !== 'priced') return say('shop.create.introFree');
  return sale.prices.some(({ isConverted }) => isConverted)
    ? say('create.page.intro')
    : say('shop.create.intro');
}
