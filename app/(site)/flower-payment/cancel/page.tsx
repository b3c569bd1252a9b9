import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { isPublicId } from '@/lib/ids/is-public-id';
import { paths } from '@/lib/paths';

type Props = { searchParams: Promise<{ memorial_id?: string | string[] }> };

export const metadata: Metadata = { title: 'Payment Cancelled', robots: { index: false } };

/** Nothing is looked up: the memorial's own page says whether it is there. */
export default async function FlowerPaymentCancelledPage({ searchParams }: Props) {
  const { memorial_id: given } = await searchParams;
  const memorialId = typeof given === 'string' && isPublicId(given) ? given : null;
  return (
    <div className="page-width max-w-2xl space-y-6 py-16">
      <h1 className="text-3xl">Payment Cancelled</h1>
      <p>Your flower tribute was not processed.</p>
      {memorialId ? (
        <ButtonLink href={paths.memorial(memorialId)}>Back to the memorial</ButtonLink>
      ) : (
        <ButtonLink href={paths.findMemorials}>Find Memorials</ButtonLink>
      )}
    </div>
  );
}
