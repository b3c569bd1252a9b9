import { useSay } from '@/lib/platform/language/use-say';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import type { CameraFault } from './scanner-rules';

type CameraFaultNoticeProps = { fault: CameraFault; onRetry: () => void };

/** Says why the camera does not work and what to do. Scanning an image file below always works. */
export function CameraFaultNotice({ fault, onRetry }: CameraFaultNoticeProps) {
  const say = useSay();
  return (
    <div className="space-y-4">
      <Banner tone="warning" title={say(`scan.cameraFaults.${fault}.title`)}>
        <p>{say(`scan.cameraFaults.${fault}.text`)}</p>
        <p>{say('scan.cameraFaults.choosePicture')}</p>
      </Banner>
      <Button variant="secondary" onClick={onRetry}>
        {say('scan.cameraFaults.tryAgain')}
      </Button>
    </div>
  );
}
