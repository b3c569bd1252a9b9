import { useTranslate } from '@/lib/platform/language/use-translate';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import type { CameraError } from './scanner-rules';

type CameraErrorNoticeProps = { fault: CameraError; onRetry: () => void };

/** Says why the camera does not work and what to do. Scanning an image file below always works. */
export function CameraErrorNotice({ fault, onRetry }: CameraErrorNoticeProps) {
  const t = useTranslate();
  return (
    <div className="space-y-4">
      <Banner tone="warning" title={t(`scan.cameraFaults.${fault}.title`)}>
        <p>{t(`scan.cameraFaults.${fault}.text`)}</p>
        <p>{t('scan.cameraFaults.choosePicture')}</p>
      </Banner>
      <Button variant="secondary" onClick={onRetry}>
        {t('scan.cameraFaults.tryAgain')}
      </Button>
    </div>
  );
}
