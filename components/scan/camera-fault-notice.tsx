import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import type { CameraFault } from './scanner-rules';

type Words = { title: string; text: string };

const WORDS: Record<CameraFault, Words> = {
  none: {
    title: 'No cameras found',
    text: 'The browser sees no camera on this device.',
  },
  denied: {
    title: 'The camera may not be used',
    text: 'Please allow it for this site in your browser, often by the sign beside the address, and try again.',
  },
  busy: {
    title: 'The camera is in use',
    text: 'Another app or tab is holding it. Please close that and try again.',
  },
  unsupported: {
    title: 'The camera cannot be used here',
    text: 'This browser lends no camera to this page. Another browser may, or your phone’s own camera app.',
  },
  lost: {
    title: 'The camera has gone',
    text: 'It was unplugged or switched off. Please connect it and try again.',
  },
  failed: {
    title: 'The camera did not start',
    text: 'Something went wrong on the way. Please try again.',
  },
};

type CameraFaultNoticeProps = { fault: CameraFault; onRetry: () => void };

/** Why there is no picture, and what helps. The picture file below always does. */
export function CameraFaultNotice({ fault, onRetry }: CameraFaultNoticeProps) {
  const { title, text } = WORDS[fault];
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
