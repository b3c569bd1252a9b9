import type { LightboxLabels } from './lightbox-labels';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import './lightbox.css';
import { useRef } from 'react';
import Lightbox, { type ControllerRef, type GenericSlide } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { PendingSlide } from './slide-rules';
import type { LightboxSlide, StillSlide } from './slides';
import { type SlidesOfGallery, useSlides } from './use-slides';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    pending: GenericSlide & PendingSlide;
    still: GenericSlide & StillSlide;
  }
}

export type LightboxProps = {
  labels: LightboxLabels;
  slides: LightboxSlide[];
  /** Set if the slides are only a part of a gallery. */
  gallery?: SlidesOfGallery | undefined;
  index: number;
  onClose: () => void;
};

/** Shows one picture at a time, with arrows, swipe and pinch. Loaded on demand by lightbox-links.tsx. */
export function MemorialLightbox({
  labels,
  slides: known,
  gallery,
  index: start,
  onClose,
}: LightboxProps) {
  const { slides, index, setIndex, retry } = useSlides(known, gallery, start);
  const controller = useRef<ControllerRef>(null);
  const single = slides.length < 2;
  const tryAgain = () => {
    controller.current?.focus(); // the button goes away, and with it the keyboard's focus
    retry();
  };
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      on={{ view: (view) => setIndex(view.index) }}
      plugins={single ? [Captions, Video, Zoom] : [Captions, Counter, Video, Zoom]}
      carousel={{ finite: true }}
      controller={{ ref: controller, closeOnPullDown: true, closeOnBackdropClick: true }}
      animation={{ fade: 180, swipe: 200 }}
      captions={{ descriptionTextAlign: 'center', descriptionMaxLines: 5 }}
      labels={labels}
      render={{
        ...(single && { buttonPrev: () => null, buttonNext: () => null }),
        slide: ({ slide }) => {
          if (slide.type === 'pending')
            return (
              <PendingPicture hasFailed={slide.hasFailed} labels={labels} onRetry={tryAgain} />
            );
          return slide.type === 'still' ? <Still slide={slide} labels={labels} /> : undefined;
        },
      }}
      className="memorial-lightbox"
    />
  );
}

type PendingProps = { hasFailed: boolean; labels: LightboxLabels; onRetry: () => void };

function PendingPicture({ hasFailed, labels, onRetry }: PendingProps) {
  if (!hasFailed) return <p className="text-white">{labels.loading}</p>;
  return (
    <div className="grid max-w-measure justify-items-center gap-4 p-6 text-center text-white">
      <p>{labels.notLoaded}</p>
      <button
        type="button"
        onClick={onRetry}
        className="min-h-act rounded-full border border-current px-6 font-semibold"
      >
        {labels.tryAgain}
      </button>
    </div>
  );
}

const Still = ({ slide, labels }: { slide: StillSlide; labels: LightboxLabels }) => (
  <div className="grid max-w-measure justify-items-center gap-4 p-6 text-center text-white">
    {/* biome-ignore lint/performance/noImgElement: the still is created by a job, not by Next. */}
    {slide.poster && <img src={slide.poster} alt="" className="max-h-[60vh] max-w-full" />}
    <p>{labels[slide.playback]}</p>
  </div>
);
