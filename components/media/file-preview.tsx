'use client';

import { FileText, ImageIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { MediaKind } from '@/lib/media/rules';

export function FilePreview({ file, kind }: { file: File; kind: MediaKind }) {
  const [url, setUrl] = useState('');
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (kind === 'document') return;
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file, kind]);

  const hasPreview = url && !broken;
  const FallbackIcon = kind === 'document' ? FileText : ImageIcon;
  const previewProps = {
    src: url,
    className: 'size-full object-cover',
    onError: () => setBroken(true),
  };
  return (
    <div className="size-16 shrink-0 overflow-hidden rounded-lg border border-line bg-sunken">
      {!hasPreview && <FallbackIcon aria-hidden className="m-auto h-full text-ink-soft" />}
      {hasPreview && kind === 'video' && (
        <video {...previewProps} muted playsInline preload="metadata" aria-hidden />
      )}
      {hasPreview && kind === 'photo' && (
        // biome-ignore lint/performance/noImgElement: a local file, which Next cannot optimise.
        <img {...previewProps} alt="" />
      )}
    </div>
  );
}
