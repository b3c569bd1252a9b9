import type { Metadata } from 'next';
import { pageFirst } from '@/components/payments/pay-ways';
import { paymentAmount } from '@/components/tributes/amount-rules';
import { amountHint, flowerMoney, flowerWays } from '@/components/tributes/flower-money';
import {
  FlowerPage,
  MemorialUnreadable,
  NoFlowers,
  NoMemorial,
} from '@/components/tributes/flower-page';
import { TributeForm } from '@/components/tributes/tribute-form';
import { TRIBUTE_FORM_WORDS } from '@/components/tributes/tribute-form-words';
import { WhoIsPaid } from '@/components/tributes/who-is-paid';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { ClientWords } from '@/components/ui/client-words';
import { WithoutScript } from '@/components/ui/without-script';
import { pageViewer } from '@/lib/platform/auth/page-viewer';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { pathIn } from '@/lib/platform/language/addresses';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import { contactAddress, operatorName } from '@/lib/platform/operator';
import * as paths from '@/lib/platform/paths';
import { type FlowerOffer, flowerOffer } from '@/lib/tributes/flower-offer';
import { readTributeTarget } from '@/lib/tributes/read-tribute-target';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('tributes.page.paymentTitle'), robots: { index: false } };
}

/** The second page for sending flowers: an amount preset to 10, and a message (product.md, "Addresses"). */
export default async function FlowerPaymentPage({ params }: Props) {
  const { id } = await params;
  const target = await readTributeTarget(id);
  if (target === 'missing') return answerMissing(<NoMemorial />);
  if (!target) return <MemorialUnreadable />;
  const [say, offer] = await Promise.all([getSay(), flowerOffer()]);
  const isOffered = target.enableDigitalFlowers && offer.offered.length > 0;
  return (
    <FlowerPage
      title={say('tributes.page.paymentHeading', { name: target.fullName })}
      recipient={target}
    >
      {isOffered ? await formOrLogin(id, offer) : <NoFlowers memorialId={id} />}
    </FlowerPage>
  );
}

async function formOrLogin(id: string, offer: FlowerOffer) {
  const say = await getSay();
  if (await pageViewer())
    return (
      <>
        <WithoutScript email={contactAddress()} />
        <ClientWords parts={TRIBUTE_FORM_WORDS}>
          <TributeForm
            memorialId={id}
            amountMinor={paymentAmount(offer.scale)}
            way={pageFirst(flowerWays(offer, say))}
            whoIsPaid={<WhoIsPaid operator={operatorName()} />}
            money={flowerMoney(offer, say, await getLanguage())}
            amountHint={amountHint(offer.scale, say)}
          />
        </ClientWords>
      </>
    );
  const logIn = say('accounts.loginMessages.toSendFlowers');
  const here = pathIn(await getLanguage(), paths.flowerPayment(id));
  return (
    <div className="space-y-6">
      <Banner tone="warning">{logIn}</Banner>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.loginFrom(here, logIn)}>{say('tributes.page.login')}</ButtonLink>
        <ButtonLink href={paths.memorial(id)} variant="secondary">
          {say('tributes.page.backToMemorial')}
        </ButtonLink>
      </div>
    </div>
  );
}
