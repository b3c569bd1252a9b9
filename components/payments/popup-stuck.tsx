import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { NOT_OPENED } from './not-opened';

/**
 * Lets the person close a popup that does not open. The provider's frames cover the whole page at the highest
 * possible z-index, so only the browser's top layer is above them.
 */
export function PopupStuck({ close }: { close: () => void }) {
  return (
    <div
      popover="manual"
      ref={showOnTop}
      className="fixed inset-x-0 top-auto bottom-4 m-auto w-full max-w-md rounded-lg bg-surface p-4 text-ink shadow-lg"
    >
      <Banner tone="error">
        <p>Failed to start payment: {NOT_OPENED}</p>
        <p className="text-sm">If it still opens, you can pay there.</p>
      </Banner>
      <Button className="mt-3 w-full" variant="secondary" onClick={close}>
        Close the payment window
      </Button>
    </div>
  );
}

/** Browsers without popovers show it in its place on the page. */
const showOnTop = (notice: HTMLDivElement | null) => notice?.showPopover?.();
