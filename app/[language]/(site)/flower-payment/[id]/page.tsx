import type { Metadata } from 'next';
import { preferHostedPage } from '@/components/payments/pay-ways';
import { paymentAmount } from '@/components/tributes/amount-rules';
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
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { ClientMessages } from '@/components/ui/client-messages';
import { JavaScriptRequired } from '@/components/ui/javascript-required';
import { pageViewer } from '@/lib/platform/auth/page-viewer';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { pathIn } from '@/lib/platform/language/addresses';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { contactAddress, operatorName } from '@/lib/platform/operator';
import * as paths from '@/lib/platform/paths';
import { type FlowerOffer, flowerOffer } from '@/lib/tributes/flower-offer';
import { readTributeTarget } from '@/lib/tributes/read-tribute-target';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('tributes.page.paymentTitle'), robots: { index: false } };
}

/** The second page for sending flowers: a preset amount (10 in US dollars), and a message (product.md, "Addresses"). */
export default async function FlowerPaymentPage({ params }: Props) {
  const { id } = await params;
  const target = await readTributeTarget(id);
  if (target === 'missing') return respondNotFound(<MemorialNotFound />);
  if (!target) return <MemorialLoadFailed />;
  const [t, offer] = await Promise.all([getTranslate(), flowerOffer()]);
  const isOffered = target.enableDigitalFlowers && offer.offered.length > 0;
  return (
    <FlowerPage
      title={t('tributes.page.paymentHeading', { name: target.fullName })}
      recipient={target}
    >
      {isOffered ? await formOrLogin(id, offer) : <FlowersDisabled memorialId={id} />}
    </FlowerPage>
  );
}

async function formOrLogin(id: string, offer: FlowerOffer) {
  const t = await getTranslate();
  if (await pageViewer())
    return (
      <>
        <JavaScriptRequired email={contactAddress()} />
        <ClientMessages parts={TRIBUTE_FORM_MESSAGES}>
          <TributeForm
            memorialId={id}
            amountMinor={paymentAmount(offer.scale)}
            way={preferHostedPage(flowerWays(offer, t))}
            payeeNotice={<PayeeNotice operator={operatorName()} />}
            money={flowerMoney(offer, t, await getLanguage())}
            amountHint={amountHint(offer.scale, t)}
          />
        </ClientMessages>
      </>
    );
  const loginMessage = t('accounts.loginMessages.toSendFlowers');
  const here = pathIn(await getLanguage(), paths.flowerPayment(id));
  return (
    <div className="space-y-6">
      <Banner tone="warning">{loginMessage}</Banner>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.loginFrom(here, loginMessage)}>
          {t('tributes.page.login')}
        </ButtonLink>
        <ButtonLink href={paths.memorial(id)} variant="secondary">
          {t('tributes.page.backToMemorial')}
        </ButtonLink>
      </div>
    </div>
  );
}
