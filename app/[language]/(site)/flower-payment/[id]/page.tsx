import type { Metadata } from 'next';
import { TRIBUTE_PAYMENT_MINOR } from '@/components/tributes/amount-rules';
import { FlowerPage, FlowersError, NoFlowers, NoMemorial } from '@/components/tributes/flower-page';
import { TributeForm } from '@/components/tributes/tribute-form';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button';
import { WithoutScript } from '@/components/ui/without-script';
import { pageViewer } from '@/lib/platform/auth/page-viewer';
import { env } from '@/lib/platform/env';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { paths } from '@/lib/platform/paths';
import { readTributeTarget } from '@/lib/tributes/read-tribute-target';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Flower payment', robots: { index: false } };

/** The other flower page: an amount preset to 10, and a message (product.md, "Addresses"). */
export default async function FlowerPaymentPage({ params }: Props) {
  const { id } = await params;
  const target = await readTributeTarget(id);
  if (target === 'missing') return answerMissing(<NoMemorial />);
  if (!target)
    return <FlowersError message="Failed to fetch memorial: 500 Internal Server Error" />;
  return (
    <FlowerPage title={`Flowers for ${target.fullName}`} recipient={target}>
      {target.acceptsTributes ? await formOrLogin(id) : <NoFlowers memorialId={id} />}
    </FlowerPage>
  );
}

async function formOrLogin(id: string) {
  if (await pageViewer())
    return (
      <>
        <WithoutScript email={env().CONTACT_EMAIL} />
        <TributeForm
          memorialId={id}
          amountMinor={TRIBUTE_PAYMENT_MINOR}
          rate={env().USD_ZAR_RATE}
          operator={env().OPERATOR_NAME}
        />
      </>
    );
  return (
    <div className="space-y-6">
      <Banner tone="warning">{LOG_IN}</Banner>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.loginFrom(paths.flowerPayment(id), LOG_IN)}>Login</ButtonLink>
        <ButtonLink href={paths.memorial(id)} variant="secondary">
          Back to the memorial
        </ButtonLink>
      </div>
    </div>
  );
}

const LOG_IN = 'Please log in to send flowers';
