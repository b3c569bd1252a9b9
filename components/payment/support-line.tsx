import { paths } from '@/lib/paths';

type Props = { orderId: string; children: string };

/** Whom to ask about an order, after a sentence of its own. Shows nothing without an order. */
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
