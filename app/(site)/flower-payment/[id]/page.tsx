import type { Metadata } from 'next';
import { readTarget } from '@/app/(site)/send-flowers/[id]/read-target';
import { FLOWER_PAYMENT_MINOR } from '@/components/tribute/amount-rules';
import { FlowerPage, FlowersError, NoFlowers } from '@/components/tribute/flower-page';
import { TributeForm } from '@/components/tribute/tribute-form';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button';
import { pageViewer } from '@/lib/auth/page-viewer';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Flower payment', robots: { index: false } };

/** The other flower page: an amount that begins with 10, and a message (decisions.md, "Addresses"). */
export default async function FlowerPaymentPage({ params }: Props) {
  const { id } = await params;
  const target = await readTarget(id);
  if (!target)
    return <FlowersError message="Failed to fetch memorial: 500 Internal Server Error" />;
  return (
    <FlowerPage title={`Flowers for ${target.fullName}`}>
      {target.takesFlowers ? await formOrLogin(id) : <NoFlowers memorialId={id} />}
    </FlowerPage>
  );
}

async function formOrLogin(id: string) {
  if (await pageViewer())
    return (
      <TributeForm memorialId={id} amountMinor={FLOWER_PAYMENT_MINOR} rate={env().USD_ZAR_RATE} />
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
