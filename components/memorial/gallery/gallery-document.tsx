import { Download } from 'lucide-react';
import type { GalleryItem } from '@/lib/media/gallery-item';
import { paths } from '@/lib/paths';
import { fileSize } from './file-size';

/** A document as a download, under its caption or its file's name, with its size. */
export function GalleryDocument({ item }: { item: GalleryItem }) {
  return (
    <li>
      <a
        href={paths.media(item.id, 'original')}
        download={item.fileName}
        className="inline-flex min-h-target max-w-full items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 no-underline hover:border-primary"
      >
        <Download aria-hidden size={20} className="shrink-0 text-primary" />
        <span className="min-w-0 wrap-anywhere">
          <bdi className="text-link">{item.caption || item.fileName}</bdi>{' '}
          <span className="text-sm whitespace-nowrap text-ink-soft">{fileSize(item.bytes)}</span>
        </span>
      </a>
    </li>
  );
}
