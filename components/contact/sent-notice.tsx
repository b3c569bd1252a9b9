import { Banner } from '../ui/banner';

/** Takes the focus, which the fields lose when they are switched off. */
export function SentNotice() {
  return (
    <div tabIndex={-1} ref={focusOnAppearing}>
      <Banner tone="success">Your message has been sent successfully!</Banner>
    </div>
  );
}

function focusOnAppearing(notice: HTMLDivElement | null) {
  notice?.focus();
  notice?.scrollIntoView({ block: 'center' });
}
