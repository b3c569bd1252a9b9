import type { Viewer } from '@/lib/auth/viewer';
import { openMemorialOrder } from '@/lib/orders/commands/open-memorial-order';
import type { OpenedOrder } from '@/lib/orders/commands/open-order';
import { paths } from '@/lib/paths';
import { hostedPaymentsPort } from '@/lib/ports/hosted-payments/select';
import { absolute } from '@/lib/site-url';
import { openTributeOrder } from '@/lib/tributes/commands/open-tribute-order';
import type { HostedPaymentInput } from './hosted-schema';

type Opened = { order: OpenedOrder; form: { url: string; fields: Record<string, string> } };

/**
 * Opens an order and the form that takes the buyer to PayFast's page (integrations 2). The name of what
 * is bought is ours: nothing that somebody typed is in the form but the buyer's own name and address.
 */
export async function openHostedPayment(
  viewer: Viewer,
  input: HostedPaymentInput,
): Promise<Opened> {
  if (input.orderType === 'flower_tribute') {
    const order = await openTributeOrder(viewer, input, 'payfast');
    return withForm(viewer, order, {
      itemName: 'Perennial flower tribute',
      returnPath: paths.flowersPaid(order.orderId),
      cancelPath: paths.flowersCancelled(input.memorialId),
    });
  }
  const order = await openMemorialOrder(viewer, input.draftId, 'payfast');
  return withForm(viewer, order, {
    itemName: 'Perennial memorial',
    returnPath: paths.memorialPaid(order.orderId),
    cancelPath: paths.paymentCancelled,
  });
}

type Ways = { itemName: string; returnPath: string; cancelPath: string };

function withForm(viewer: Viewer, order: OpenedOrder, ways: Ways): Opened {
  const { firstName, lastName, email } = viewer;
  const form = hostedPaymentsPort().form({
    reference: order.reference,
    orderId: order.orderId,
    chargeMinor: order.chargeMinor,
    itemName: ways.itemName,
    buyer: { firstName, lastName, email },
    returnUrl: absolute(ways.returnPath),
    cancelUrl: absolute(ways.cancelPath),
    notifyUrl: absolute(paths.apiPayfastNotice),
  });
  return { order, form };
}
