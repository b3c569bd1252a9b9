import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Payment Cancelled', robots: { index: false } };

export default function PaymentCancelledPage() {
  return (
    <div className="page-width max-w-2xl space-y-6 py-16">
      <h1 className="text-3xl">Payment Cancelled</h1>
      <p>Your payment was cancelled. Please try again.</p>
      <ButtonLink href={paths.createMemorial}>Create Memorial</ButtonLink>
    </div>
  );
}
