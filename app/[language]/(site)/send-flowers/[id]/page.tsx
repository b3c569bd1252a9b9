import type { Metadata } from 'next';
import { preferHostedPage } from '@/components/payments/pay-ways';
import { clampAmount, suggestedMinor } from '@/components/tributes/amount-rules';
import { amountHint, flowerMoney, flowerWays } from '@/components/tributes/flower-money';
import {
  FlowerPage,
  FlowersDisabled,
  MemorialLoadFailed,
  MemorialNotFound,
} from '@/components/tributes/flower-page';
import { PayeeNotice } from '@/components/tributes/payee-notice';
import { TributeForm } from '@/components/tributes/tribute-form';
import { TRIBUTE_FORM_MESSAGES } from '@/components/tributes/tribute-form-messages';
import { ClientMessages } from '@/components/ui/client-messages';
import { JavaScriptRequired } from '@/components/ui/javascript-required';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { contactAddress, operatorName } from '@/lib/platform/operator';
import { flowerOffer } from '@/lib/tributes/flower-offer';
import { readTributeTarget } from '@/lib/tributes/read-tribute-target';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('tributes.page.sendTitle'), robots: { index: false } };
}

/** Open to everybody; paying requires a login (product.md 2, "Send flowers"). */
export default async function SendFlowersPage({ params }: Props) {
  const target = await readTributeTarget((await params).id);
  if (target === 'missing') return respondNotFound(<MemorialNotFound />);
  if (!target) return <MemorialLoadFailed />;
  const [t, offer] = await Promise.all([getTranslate(), flowerOffer()]);
  const { scale } = offer;
  return (
    <FlowerPage
      title={t('tributes.page.sendHeading', { name: target.fullName })}
      recipient={target}
    >
      {target.enableDigitalFlowers && offer.offered.length > 0 ? (
        <>
          <JavaScriptRequired email={contactAddress()} />
          <ClientMessages parts={TRIBUTE_FORM_MESSAGES}>
            <TributeForm
              memorialId={target.id}
              amountMinor={clampAmount(
                suggestedMinor(target.suggestedAmount, scale),
                scale.min,
                scale.max,
              )}
              way={preferHostedPage(flowerWays(offer, t))}
              payeeNotice={<PayeeNotice operator={operatorName()} />}
              money={flowerMoney(offer, t, await getLanguage())}
              amountHint={amountHint(scale, t)}
            />
          </ClientMessages>
        </>
      ) : (
        <FlowersDisabled memorialId={target.id} />
      )}
    </FlowerPage>
  );
}
