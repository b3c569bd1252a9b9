import type { Metadata } from 'next';
import { blurPlaceholder } from '@/components/memorials/blur-placeholder';
import { type Created, CreatedMemorial } from '@/components/memorials/create/created-memorial';
import { PaymentReturn } from '@/components/payments/payment-return';
import { ClientWords } from '@/components/ui/client-words';
import { asReader } from '@/lib/access/reader';
import { memorialCreated } from '@/lib/memorials/api-paths';
import { isSmall } from '@/lib/memorials/portrait-rules';
import { awaitsForm } from '@/lib/memorials/queries/awaits-form';
import { getMemorialView, type MemorialView } from '@/lib/memorials/queries/memorial-view';
import { ownOrder } from '@/lib/payments/order/queries';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { pathIn } from '@/lib/platform/language/addresses';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import type { Language } from '@/lib/platform/language/languages';
import { redirectInLanguage } from '@/lib/platform/language/redirect-in-language';
import * as paths from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';

type Given = string | string[] | undefined;
type Props = { searchParams: Promise<{ order_id?: Given; memorial_id?: Given }> };

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('payments.page.paidTitle'), robots: { index: false } };
}

/** Polls the order's state, so that it works on another device, after a reload and before the webhook arrives. */
export default async function MemorialPaidPage({ searchParams }: Props) {
  const { order_id: given, memorial_id: made } = await searchParams;
  const freeId = idIn(made);
  if (freeId) return <FreeMemorial id={freeId} />;
  const orderId = idIn(given);
  const viewer = await requireUser(
    paths.memorialPaid(orderId),
    (await getSay())('accounts.loginMessages.toFinish'),
  );
  const order = orderId ? await ownOrder(viewer, orderId) : null;
  if (order?.type === 'flower_tribute') return redirectInLanguage(paths.flowersPaid(orderId));
  const memorialId = order?.state === 'done' && order.memorialId;
  const memorial = memorialId ? await getMemorialView(memorialId, asReader(viewer)) : null;
  return (
    <div className={memorial ? undefined : 'page-width max-w-2xl py-16'}>
      <ClientWords parts={WORDS}>
        <PaymentReturn
          orderId={orderId}
          userId={viewer.userId}
          email={viewer.email}
          first={order}
          created={memorial && createdFrom(memorial, await getLanguage())}
          awaitsForm={order?.state === 'review' && (await awaitsForm(viewer, orderId))}
        />
      </ClientWords>
    </div>
  );
}

/** A memorial created without a payment (lib/memorials/commands/create-free.ts), for its editors. */
async function FreeMemorial({ id }: { id: string }) {
  const message = (await getSay())('accounts.loginMessages.toFinish');
  const viewer = await requireUser(memorialCreated(id), message);
  const memorial = await getMemorialView(id, asReader(viewer));
  if (!memorial?.can.edit) return redirectInLanguage(paths.memorial(id));
  return (
    <ClientWords parts={WORDS}>
      <CreatedMemorial
        memorial={createdFrom(memorial, await getLanguage())}
        email={null}
        isNews={false}
      />
    </ClientWords>
  );
}

const WORDS = [
  'create.created',
  'keepers.succession',
  'access.levels',
  'memorial.code',
  'memorial.share',
  'payments.outcome',
  'payments.support',
  'accounts.loginMessages',
  'ui',
] as const;

const idIn = (given: Given) => (typeof given === 'string' && isPublicId(given) ? given : '');

const createdFrom = (
  { id, fullName, visibility, picture, enableDigitalFlowers, wreath }: MemorialView,
  language: Language,
): Created => ({
  id,
  fullName,
  visibility,
  pictureId: picture?.id ?? null,
  enableDigitalFlowers,
  wreath: wreath || null,
  tributeCount: 0,
  blur: picture && blurPlaceholder(picture.blurhash),
  small: picture !== null && isSmall(picture),
  pageUrl: absolute(pathIn(language, paths.memorial(id))),
  permanentUrl: absolute(paths.permanent(id)),
});
