import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import type { CameraFault } from './scanner-rules';

type Message = { title: string; text: string };

const MESSAGES: Record<CameraFault, Message> = {
  none: {
    title: 'No cameras found',
    text: 'Your browser cannot find a camera on this device.',
  },
  denied: {
    title: 'The camera is blocked',
    text: 'Please allow it for this site in your browser, often with the icon beside the address, and try again.',
  },
  busy: {
    title: 'The camera is in use',
    text: 'Another app or tab is using it. Please close it and try again.',
  },
  unsupported: {
    title: 'The camera cannot be used here',
    text: 'This browser does not let this page use the camera. Please try another browser, or your phone’s own camera app.',
  },
  lost: {
    title: 'The camera was disconnected',
    text: 'It was unplugged or switched off. Please connect it and try again.',
  },
  failed: {
    title: 'The camera did not start',
    text: 'Something went wrong. Please try again.',
  },
};

type CameraFaultNoticeProps = { fault: CameraFault; onRetry: () => void };

/** Says why the camera does not run and what to do; scanning an image file below always works. */
export function CameraFaultNotice({ fault, onRetry }: CameraFaultNoticeProps) {
  const { title, text } = MESSAGES[fault];
  return (
    <div className="space-y-4">
      <Banner tone="warning" title={title}>
        <p>{text} You can also choose a picture of the code below.</p>
      </Banner>
      <Button variant="secondary" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
