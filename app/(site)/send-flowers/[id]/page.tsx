import type { Metadata } from 'next';
import { within } from '@/components/tribute/amount-rules';
import { FlowerPage, FlowersError, NoFlowers } from '@/components/tribute/flower-page';
import { TributeForm } from '@/components/tribute/tribute-form';
import { env } from '@/lib/env';
import { FLOWER_MAX_MINOR, FLOWER_MIN_MINOR } from '@/lib/orders/rules';
import { readTarget } from './read-target';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Send Flowers', robots: { index: false } };

/** Open to all; who pays is asked to log in (spec 2, "Send flowers"). */
export default async function SendFlowersPage({ params }: Props) {
  const target = await readTarget((await params).id);
  if (!target) return <FlowersError message={FAILED} />;
  return (
    <FlowerPage title={`Send Flowers to ${target.fullName}'s Memorial`}>
      {target.takesFlowers ? (
        <TributeForm
          memorialId={target.id}
          amountMinor={within(target.suggestedMinor, FLOWER_MIN_MINOR, FLOWER_MAX_MINOR)}
          rate={env().USD_ZAR_RATE}
        />
      ) : (
        <NoFlowers memorialId={target.id} />
      )}
    </FlowerPage>
  );
}

const FAILED = 'Failed to fetch memorial: 500 Internal Server Error';
