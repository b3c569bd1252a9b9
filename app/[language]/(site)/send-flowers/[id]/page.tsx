import type { Metadata } from 'next';
import { pageFirst, payWays } from '@/components/payments/pay-ways';
import { clampAmount } from '@/components/tributes/amount-rules';
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
import { configuredProviders } from '@/lib/payments/configured-providers';
import { TRIBUTE_MAX_MINOR, TRIBUTE_MIN_MINOR } from '@/lib/payments/rules';
import { env } from '@/lib/platform/env';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import { amountForms } from '@/lib/platform/language/money';
import { operatorName } from '@/lib/platform/site-name';
import { readTributeTarget } from '@/lib/tributes/read-tribute-target';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('tributes.page.sendTitle'), robots: { index: false } };
}

/** Open to all; paying requires a login (product.md 2, "Send flowers"). */
export default async function SendFlowersPage({ params }: Props) {
  const target = await readTributeTarget((await params).id);
  if (target === 'missing') return answerMissing(<NoMemorial />);
  if (!target) return <MemorialUnreadable />;
  const say = await getSay();
  return (
    <FlowerPage
      title={say('tributes.page.sendHeading', { name: target.fullName })}
      recipient={target}
    >
      {target.enableDigitalFlowers ? (
        <>
          <WithoutScript email={env().CONTACT_EMAIL} />
          <ClientWords parts={TRIBUTE_FORM_WORDS}>
            <TributeForm
              memorialId={target.id}
              amountMinor={clampAmount(target.suggestedMinor, TRIBUTE_MIN_MINOR, TRIBUTE_MAX_MINOR)}
              rate={env().USD_ZAR_RATE}
              way={pageFirst(payWays(configuredProviders(), say))}
              whoIsPaid={<WhoIsPaid operator={operatorName()} />}
              amounts={amountForms(await getLanguage())}
            />
          </ClientWords>
        </>
      ) : (
        <NoFlowers memorialId={target.id} />
      )}
    </FlowerPage>
  );
}
