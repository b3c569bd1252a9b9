import type { Metadata } from 'next';
import { FlowerPage } from '@/components/tributes/flower-page';
import { ButtonLink } from '@/components/ui/button';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { paths } from '@/lib/platform/paths';
import { readTributeTarget } from '@/lib/tributes/read-tribute-target';
import { FLOWERS_ID } from '@/lib/tributes/rules';

type Props = { searchParams: Promise<{ memorial_id?: string | string[] }> };

export const metadata: Metadata = { title: 'Payment Cancelled', robots: { index: false } };

/** The memorial is named only to those who may see it; its own page says whether it exists. */
export default async function FlowerPaymentCancelledPage({ searchParams }: Props) {
  const { memorial_id: given } = await searchParams;
  const memorialId = typeof given === 'string' && isPublicId(given) ? given : null;
  const found = memorialId && (await readTributeTarget(memorialId));
  const target = found && found !== 'missing' ? found : null;
  return (
    <FlowerPage title="Payment Cancelled" recipient={target}>
      <div className="space-y-2">
        <p>Your flower tribute was not processed.</p>
        <p className="text-ink-soft">
          Nothing was charged. The amount and your words are kept in this browser, and are filled in
          when you come back to them.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {target?.acceptsTributes && (
          <ButtonLink href={paths.memorialPart(target.id, FLOWERS_ID)}>
            Back to the flowers
          </ButtonLink>
        )}
        {memorialId ? (
          <ButtonLink
            href={paths.memorial(memorialId)}
            variant={target?.acceptsTributes ? 'secondary' : 'primary'}
          >
            Back to the memorial
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.findMemorials}>Find Memorials</ButtonLink>
        )}
      </div>
    </FlowerPage>
  );
}
