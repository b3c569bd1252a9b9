import { Banner } from '@/components/ui/banner';
import { paths } from '@/lib/paths';

/** Over the empty form, in place of one whose memorial was paid for meanwhile. */
export const AlreadyPaid = ({ orderId }: { orderId: string }) => (
  <Banner tone="success">
    <p>This memorial has already been paid for.</p>
    <p>
      <a href={paths.memorialPaid(orderId)} className="underline underline-offset-4">
        See what became of it
      </a>
    </p>
  </Banner>
);
