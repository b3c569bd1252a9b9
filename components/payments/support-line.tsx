import { paths } from '@/lib/platform/paths';

type Props = { orderId: string; children: string };

/** A sentence, then how to contact support about an order. Renders nothing without an order. */
export const SupportLine = ({ orderId, children }: Props) =>
  orderId && (
    <p>
      {children}{' '}
      <a href={paths.contact} className="underline underline-offset-4">
        contact support
      </a>{' '}
      and quote order {orderId}.
    </p>
  );
