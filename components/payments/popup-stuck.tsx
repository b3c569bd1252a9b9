import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { fillPlaceholders } from '@/lib/platform/language/fill-placeholders';
import type { PaymentMessages } from './payment-messages';

/**
 * Lets the person close a popup that does not load. The provider's frames cover the page at the highest z-index, so
 * only the browser's top layer is above them.
 */
export function PopupStuck({ close, messages }: { close: () => void; messages: PaymentMessages }) {
  return (
    <div
      popover="manual"
      ref={showOnTop}
      className="fixed inset-x-0 top-auto bottom-4 m-auto w-full max-w-md rounded-lg bg-surface p-4 text-ink shadow-lg"
    >
      <Banner tone="error">
        <p>{fillPlaceholders(messages.notStarted, { reason: messages.notOpened })}</p>
        <p className="text-sm">{messages.mayStillOpen}</p>
      </Banner>
      <Button className="mt-3 w-full" variant="secondary" onClick={close}>
        {messages.closeWindow}
      </Button>
    </div>
  );
}

/** Browsers without popovers show it in its normal position. */
const showOnTop = (notice: HTMLDivElement | null) => notice?.showPopover?.();
