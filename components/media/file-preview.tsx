'use client';

import { FileText, ImageIcon } from 'lucide-react';
import { useState } from 'react';
import type { MediaKind } from '@/lib/media/rules';
import { useObjectUrl } from './use-object-url';

export function FilePreview({ file, kind }: { file: File; kind: MediaKind }) {
  const url = useObjectUrl(kind === 'document' ? null : file);
  const [isBroken, setBroken] = useState(false);
  const hasPreview = url !== null && !isBroken;
  const FallbackIcon = kind === 'document' ? FileText : ImageIcon;
  const previewProps = {
    src: url ?? undefined,
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
