import type { Metadata } from 'next';
import { pageFirst } from '@/components/payments/pay-ways';
import { clampAmount, suggestedMinor } from '@/components/tributes/amount-rules';
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
import { ClientWords } from '@/components/ui/client-words';
import { WithoutScript } from '@/components/ui/without-script';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import { contactAddress, operatorName } from '@/lib/platform/operator';
import { flowerOffer } from '@/lib/tributes/flower-offer';
import { readTributeTarget } from '@/lib/tributes/read-tribute-target';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('tributes.page.sendTitle'), robots: { index: false } };
}

/** Open to everybody; paying requires a login (product.md 2, "Send flowers"). */
export default async function SendFlowersPage({ params }: Props) {
  const target = await readTributeTarget((await params).id);
  if (target === 'missing') return answerMissing(<NoMemorial />);
  if (!target) return <MemorialUnreadable />;
  const [say, offer] = await Promise.all([getSay(), flowerOffer()]);
  const { scale } = offer;
  return (
    <FlowerPage
      title={say('tributes.page.sendHeading', { name: target.fullName })}
      recipient={target}
    >
      {target.enableDigitalFlowers && offer.offered.length > 0 ? (
        <>
          <WithoutScript email={contactAddress()} />
          <ClientWords parts={TRIBUTE_FORM_WORDS}>
            <TributeForm
              memorialId={target.id}
              amountMinor={clampAmount(
                suggestedMinor(target.suggestedAmount, scale),
                scale.min,
                scale.max,
              )}
              way={pageFirst(flowerWays(offer, say))}
              whoIsPaid={<WhoIsPaid operator={operatorName()} />}
              money={flowerMoney(offer, say, await getLanguage())}
              amountHint={amountHint(scale, say)}
            />
          </ClientWords>
        </>
      ) : (
        <NoFlowers memorialId={target.id} />
      )}
    </FlowerPage>
  );
}
