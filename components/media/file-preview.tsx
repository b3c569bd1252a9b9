'use client';

import { FileText, ImageIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { MediaKind } from '@/lib/media/rules';

export function FilePreview({ file, kind }: { file: File; kind: MediaKind }) {
  const [url, setUrl] = useState('');
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (kind === 'document') return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file, kind]);

  const show = url && !broken;
  const Drawing = kind === 'document' ? FileText : ImageIcon;
  const fill = { src: url, className: 'size-full object-cover', onError: () => setBroken(true) };
  return (
    <div className="size-16 shrink-0 overflow-hidden rounded-lg border border-line bg-sunken">
      {!show && <Drawing aria-hidden className="m-auto h-full text-ink-soft" />}
      {show && kind === 'video' && (
        <video {...fill} muted playsInline preload="metadata" aria-hidden />
      )}
      {show && kind === 'photo' && (
        // biome-ignore lint/performance/noImgElement: a local file of this browser.
        <img {...fill} alt="" />
      )}
    </div>
  );
}
