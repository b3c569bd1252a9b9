import type { LightboxLabels } from './lightbox-labels';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import './lightbox.css';
import Lightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { LightboxSlide } from './slides';

export type LightboxProps = {
  labels: LightboxLabels;
  slides: LightboxSlide[];
  index: number;
  onClose: () => void;
};

/** Shows one picture at a time, with arrows, swipe and pinch. Loaded on demand by lightbox-links.tsx. */
export function MemorialLightbox({ labels, slides, index, onClose }: LightboxProps) {
  const single = slides.length < 2;
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={single ? [Captions, Video, Zoom] : [Captions, Counter, Video, Zoom]}
      carousel={{ finite: true }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      animation={{ fade: 180, swipe: 200 }}
      captions={{ descriptionTextAlign: 'center', descriptionMaxLines: 5 }}
      labels={labels}
      render={single ? { buttonPrev: () => null, buttonNext: () => null } : {}}
      className="memorial-lightbox"
    />
  );
}
