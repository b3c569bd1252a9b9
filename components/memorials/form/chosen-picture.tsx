import { ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';

type Props = {
  src: string;
  alt: string;
  /** Shown in place of a picture that this browser cannot show, such as a HEIC; `alt` if it is empty. */
  fileName: string;
  className?: string | undefined;
};

/** A chosen picture, or an icon and the name of its file. Give it `src` as its key. */
export function ChosenPicture({ src, alt, fileName, className }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <span className="flex size-full flex-col items-center justify-center gap-1 p-2 text-center text-xs text-ink-soft">
        <ImageIcon aria-hidden />
        <bdi className="line-clamp-3 max-w-full break-all">{fileName || alt}</bdi>
      </span>
    );
  return (
    // biome-ignore lint/performance/noImgElement: a local file, which Next cannot optimise.
    <img
      src={src}
      alt={alt}
      onError={() => setBroken(true)}
      className={classNames('size-full object-cover', className)}
    />
  );
}
