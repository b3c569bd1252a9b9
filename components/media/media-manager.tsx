'use client';

import { useLocale } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusOnMount } from '@/lib/browser/focus-on-mount';
import { GALLERY_PAGE_SIZE, galleryPageOf } from '@/lib/media/gallery-rules';
import { shortName } from '@/lib/media/name-rules';
import { fillPlaceholders } from '@/lib/platform/language/fill-placeholders';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { PagerFrame, type PagerLabels, pagerLabels } from '../ui/pager';
import { VisuallyHidden } from '../ui/visually-hidden';
import { dragMark } from './drag-rules';
import { type ManagedItem, moveItem } from './managed-item';
import { ManagedRow } from './managed-row';
import { useDragOrder } from './use-drag-order';
import { useTurnToAdded } from './use-turn-to-added';

type Props = {
  items: readonly ManagedItem[];
  onChange: (items: ManagedItem[]) => void;
  /** Whether files are being added to the gallery. */
  isUploading: boolean;
};

type RemovedItem = { item: ManagedItem; index: number };

/**
 * Lets people edit the captions and audiences of gallery items, reorder and remove them, a page of the gallery at a
 * time. It only changes `items`, which the surrounding form saves (product.md, "Edit page").
 */
export function MediaManager({ items, onChange, isUploading }: Props) {
  const t = useTranslate();
  const [removedItems, setRemoved] = useState<RemovedItem[]>([]);
  const [status, setStatus] = useState('');
  const [restoredId, setRestored] = useState<string | null>(null);
  const [chosenPage, setPage] = useState(1);
  const pages = galleryPageOf(Math.max(items.length - 1, 0));
  const page = Math.min(chosenPage, pages); // the last items of a page may have been removed
  const start = (page - 1) * GALLERY_PAGE_SIZE;
  const shown = items.slice(start, start + GALLERY_PAGE_SIZE);
  // A removed file may have been uploaded again. Restoring it would create a duplicate, which the server rejects.
  const isInList = ({ item }: RemovedItem) => items.some(({ id }) => id === item.id);

  const change = (next: ManagedItem[], message: string) => {
    onChange(next);
    setStatus(message);
  };
  const move = (from: number, to: number) => {
    const file = shortName(items[from]?.fileName ?? '');
    const values = { file, place: to + 1, places: items.length };
    change(moveItem(items, from, to), t('media.gallery.movedTo', values));
    setPage(galleryPageOf(to)); // the row keeps its focus
  };
  const { listRef, drag, handle } = useDragOrder((from, to) => move(start + from, start + to));
  useTurnToAdded(items, isUploading, (index) => {
    const isEditingRow = listRef.current?.querySelector(':focus');
    if (!isEditingRow) setPage(galleryPageOf(index));
  });
  const turnTo = (next: number) => {
    flushSync(() => setPage(next));
    listRef.current?.focus({ preventScroll: true });
    listRef.current?.scrollIntoView({ block: 'start' });
  };
  const remove = (index: number) => {
    const item = items[index];
    if (!item) return;
    setRemoved([...removedItems.filter((one) => !isInList(one)), { item, index }]);
    change(items.toSpliced(index, 1), '');
  };
  const undo = ({ item, index }: RemovedItem) => {
    setRemoved(removedItems.filter((one) => one.item.id !== item.id));
    setRestored(item.id);
    setPage(galleryPageOf(Math.min(index, items.length)));
    change(items.toSpliced(Math.min(index, items.length), 0, item), t('media.gallery.isBack'));
  };

  return (
    <div className="space-y-6">
      <p role="status" className="empty:m-0">
        <VisuallyHidden>{status}</VisuallyHidden>
      </p>
      {items.length === 0 && <p className="text-ink-soft">{t('media.gallery.empty')}</p>}
      {items.length > 1 && <p className="text-ink-soft">{t('media.gallery.how')}</p>}
      {items.length > 0 && (
        <ol
          ref={listRef}
          tabIndex={-1}
          data-dragging={drag ? '' : undefined}
          className="divide-y divide-line rounded-lg border border-line bg-surface"
        >
          {shown.map((item, index) => (
            <ManagedRow
              key={item.id}
              item={item}
              position={start + index + 1}
              itemCount={items.length}
              takesFocus={item.id === restoredId}
              mark={dragMark(index, shown.length, drag)}
              handle={handle}
              onCaption={(caption) =>
                onChange(items.map((one) => (one.id === item.id ? { ...one, caption } : one)))
              }
              onAudience={(audience) =>
                onChange(items.map((one) => (one.id === item.id ? { ...one, audience } : one)))
              }
              onMove={(place) => move(start + index, place - 1)}
              onRemove={() => remove(start + index)}
            />
          ))}
        </ol>
      )}
      {pages > 1 && <ManagerPager page={page} pages={pages} onTurn={turnTo} />}
      {removedItems
        .filter((one) => !isInList(one))
        .map((one) => (
          <RemovedRow key={one.item.id} item={one.item} onUndo={() => undo(one)} />
        ))}
    </div>
  );
}

type PagerProps = { page: number; pages: number; onTurn: (page: number) => void };

function ManagerPager({ page, pages, onTurn }: PagerProps) {
  const t = useTranslate();
  const language = useLocale();
  const labels = pagerLabels(t, t('media.gallery.pages'), language);
  const step = (content: ReactNode, to: number) => (
    <Button variant="secondary" aria-disabled={to < 1 || to > pages} onClick={() => onTurn(to)}>
      {content}
    </Button>
  );
  return (
    <div className="space-y-3">
      <PagerFrame
        labels={labels}
        page={page}
        pages={pages}
        role="status"
        previous={(content) => step(content, page - 1)}
        next={(content) => step(content, page + 1)}
      />
      {pages > 2 && <PageButtons {...{ labels, page, pages, onTurn }} />}
    </div>
  );
}

/** A number for each page; a gallery has at most 21. */
function PageButtons({ labels, page, pages, onTurn }: PagerProps & { labels: PagerLabels }) {
  const { format } = new Intl.NumberFormat(labels.format);
  return (
    <ul className="flex flex-wrap justify-center gap-x-2">
      {Array.from({ length: pages }, (_, before) => before + 1).map((at) => (
        <li key={at}>
          <Button
            variant="quiet"
            aria-label={fillPlaceholders(labels.position, {
              page: format(at),
              pages: format(pages),
            })}
            aria-current={at === page ? 'page' : undefined}
            className="aria-[current]:font-bold aria-[current]:no-underline"
            onClick={() => onTurn(at)}
          >
            {format(at)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** An undo row for a removed item, shown until the form is saved. It takes the focus from the row it replaces. */
function RemovedRow({ item, onUndo }: { item: ManagedItem; onUndo: () => void }) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-dashed border-line px-4 py-2">
      <p className="min-w-0 break-words text-ink-soft">
        {t.rich('media.gallery.willBeRemoved', {
          file: shortName(item.fileName),
          name: (chunks) => <bdi>{chunks}</bdi>,
        })}
      </p>
      <Button ref={focusOnMount} variant="secondary" onClick={onUndo}>
        {t.rich('media.gallery.undo', {
          file: item.fileName,
          named: (chunks) => <VisuallyHidden>{chunks}</VisuallyHidden>,
        })}
      </Button>
    </div>
  );
}
