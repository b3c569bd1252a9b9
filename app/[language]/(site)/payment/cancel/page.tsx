import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/platform/paths';

export const metadata: Metadata = { title: 'Payment Cancelled', robots: { index: false } };

export default function PaymentCancelledPage() {
  return (
    <div className="page-width max-w-2xl space-y-6 py-16">
      <h1 className="text-3xl">Payment Cancelled</h1>
      <div className="space-y-2">
        <p>Your payment was cancelled. Please try again.</p>
        <p className="text-ink-soft">
          Nothing was charged. Your words and the picture are kept in this browser, and the form
          opens with them. Identity numbers are not kept there, so the form asks for them again.
        </p>
      </div>
      <ButtonLink href={paths.createMemorial}>Create Memorial</ButtonLink>
    </div>
  );
}
