import type { Metadata } from 'next';
import { clampAmount } from '@/components/tributes/amount-rules';
import { FlowerPage, FlowersError, NoFlowers, NoMemorial } from '@/components/tributes/flower-page';
import { TributeForm } from '@/components/tributes/tribute-form';
import { WithoutScript } from '@/components/ui/without-script';
import { TRIBUTE_MAX_MINOR, TRIBUTE_MIN_MINOR } from '@/lib/payments/rules';
import { env } from '@/lib/platform/env';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { readTributeTarget } from '@/lib/tributes/read-tribute-target';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Send Flowers', robots: { index: false } };

/** Open to all; paying requires a login (product.md 2, "Send flowers"). */
export default async function SendFlowersPage({ params }: Props) {
  const target = await readTributeTarget((await params).id);
  if (target === 'missing') return answerMissing(<NoMemorial />);
  if (!target) return <FlowersError message={FAILED} />;
  return (
    <FlowerPage title={`Send Flowers to ${target.fullName}'s Memorial`} recipient={target}>
      {target.acceptsTributes ? (
        <>
          <WithoutScript email={env().CONTACT_EMAIL} />
          <TributeForm
            memorialId={target.id}
            amountMinor={clampAmount(target.suggestedMinor, TRIBUTE_MIN_MINOR, TRIBUTE_MAX_MINOR)}
            rate={env().USD_ZAR_RATE}
            operator={env().OPERATOR_NAME}
          />
        </>
      ) : (
        <NoFlowers memorialId={target.id} />
      )}
    </FlowerPage>
  );
}

const FAILED = 'Failed to fetch memorial: 500 Internal Server Error';
