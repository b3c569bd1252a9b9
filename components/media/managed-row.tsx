import { ArrowDown, ArrowUp, FileText, Film, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { TextInput } from '@/components/ui/text-input';
import type { Audience } from '@/lib/access/rules';
import { focusOnMount } from '@/lib/browser/focus-on-mount';
import { shortName } from '@/lib/media/name-rules';
import { MAX_CAPTION_LENGTH } from '@/lib/media/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { Button } from '../ui/button';
import { VisuallyHidden } from '../ui/visually-hidden';
import type { DragMark } from './drag-rules';
import type { ManagedItem } from './managed-item';
import { PlaybackNote } from './playback-note';
import { PositionForm } from './position-form';
import type { DragHandle } from './use-drag-order';

type Props = {
  item: ManagedItem;
  /** Its position, from 1. */
  position: number;
  itemCount: number;
  /** True if the item was just restored and should receive the focus. */
  takesFocus: boolean;
  mark: DragMark;
  handle: DragHandle;
  onCaption: (caption: string) => void;
  onAudience: (audience: Audience) => void;
  /** Moves the item to a position, from 1. */
  onMove: (place: number) => void;
  onRemove: () => void;
};

/** The number of positions by which each key moves an item while its handle has the focus. */
const STEPS_BY_KEY: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The parts that are hidden during a drag, so that rows become flat and distant positions stay within reach. */
const BODY = 'col-span-full min-w-0 basis-full ps-2 sm:ps-0 in-data-dragging:hidden sm:col-start-3';

/** One gallery item: thumbnail, caption, audience, buttons to move it, and the remove button. */
export function ManagedRow(props: Props) {
  const { item, position, itemCount, takesFocus, mark, handle, onCaption, onAudience } = props;
  const { onMove, onRemove } = props;
  const { id, type, caption, fileName, audience } = item;
  const t = useTranslate();
  const labelValues = { file: fileName, named: hidden };
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const focusAfterMove = useRef<HTMLElement | null>(null);
  const [isChoosingPosition, setIsChoosing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the position changes, which loses the focus.
  useEffect(() => {
    if (!focusAfterMove.current) return;
    focusAfterMove.current.focus({ preventScroll: true }); // React moved the row in the DOM, which lost the focus
    row.current?.scrollIntoView({ block: 'nearest' });
    focusAfterMove.current = null;
  }, [position]);

  const moveTo = (wanted: number, focused: HTMLElement | null) => {
    const next = Math.min(Math.max(wanted, 1), itemCount);
    if (next === position) return;
    focusAfterMove.current = focused;
    onMove(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = STEPS_BY_KEY[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moveTo(position + by, event.currentTarget);
  };
  const moveButton = (by: -1 | 1) => {
    const Icon = by < 0 ? ArrowUp : ArrowDown;
    return (
      <Button
        variant="secondary"
        aria-disabled={by < 0 ? position === 1 : position === itemCount}
        onClick={({ currentTarget }) => moveTo(position + by, currentTarget)}
      >
        <Icon aria-hidden size={20} />
        {t.rich(by < 0 ? 'media.gallery.earlier' : 'media.gallery.later', labelValues)}
      </Button>
    );
  };

  return (
    <li ref={row} data-mark={mark} className={`${ROW} ${MARKS}`}>
      <Button
        {...handle}
        ref={grip}
        variant="quiet"
        aria-expanded={isChoosingPosition}
        onKeyDown={onKeyDown}
        onClick={() => setIsChoosing(!isChoosingPosition)}
        className="cursor-grab touch-none px-0! active:cursor-grabbing sm:row-span-3 in-data-dragging:row-span-1!"
      >
        <GripVertical aria-hidden size={24} />
        <VisuallyHidden>{t('media.gallery.move', { file: fileName })}</VisuallyHidden>
      </Button>
      <Thumbnail item={item} />
      <p className="min-w-0 flex-[1_1_6rem] self-center text-sm wrap-anywhere text-ink-soft in-data-dragging:self-center! sm:self-start">
        {t.rich('media.gallery.item', {
          place: position,
          file: shortName(fileName),
          kind: t(`media.kinds.${type}`),
          name: (chunks) => <bdi title={fileName}>{chunks}</bdi>,
        })}
      </p>
      <PlaybackOfItem item={item} />
      <div className={BODY}>
        <TextInput
          id={`caption-${id}`}
          label={t('media.gallery.caption')}
          optional
          dir="auto"
          maxLength={MAX_CAPTION_LENGTH}
          value={caption}
          onChange={({ target }) => onCaption(target.value)}
        />
        <Checkbox
          id={`family-${id}`}
          label={t('media.gallery.familyOnly')}
          checked={audience === 'family'}
          onChange={({ target }) => onAudience(target.checked ? 'family' : 'page')}
        />
      </div>
      {isChoosingPosition && (
        <div className={BODY}>
          <PositionForm
            id={id}
            position={position}
            itemCount={itemCount}
            onMove={(wanted) => {
              setIsChoosing(false);
              grip.current?.focus();
              moveTo(wanted, grip.current);
            }}
          />
        </div>
      )}
      <div className={`flex flex-wrap gap-2 max-sm:[&>button]:px-3 ${BODY}`}>
        {moveButton(-1)}
        {moveButton(1)}
        <Button ref={takesFocus ? focusOnMount : undefined} variant="quiet" onClick={onRemove}>
          {t.rich('media.gallery.remove', labelValues)}
        </Button>
      </div>
    </li>
  );
}

/** The version that was sent may have another ending than the one that plays. */
const withoutEnding = (fileName: string) => fileName.replace(/\.[^.]+$/, '');

/** Where a video plays, what its keepers can do about it, and a link to the version that was sent. */
function PlaybackOfItem({ item: { playback, sentUrl, fileName } }: { item: ManagedItem }) {
  const t = useTranslate();
  const isStuck = playback === 'limited' || playback === 'unplayable';
  if (!sentUrl && (playback === null || playback === 'everywhere')) return null;
  return (
    <div className={`text-sm ${BODY}`}>
      <PlaybackNote playback={playback} />
      {isStuck && <p className="text-ink-soft">{t('media.playback.sendAgain')}</p>}
      {sentUrl && (
        <a href={sentUrl} download className="text-link inline-flex min-h-target items-center">
          <span>
            {t.rich('media.playback.sent', { file: withoutEnding(fileName), named: hidden })}
          </span>
        </a>
      )}
    </div>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;

const ROW =
  'relative flex scroll-mt-4 scroll-mb-24 flex-wrap items-start gap-x-3 gap-y-3 ' +
  'py-4 pe-3 ps-1 in-data-dragging:items-center in-data-dragging:py-2 ' +
  'sm:grid sm:grid-cols-[auto_auto_minmax(0,1fr)] sm:gap-x-4 sm:pe-4';

/** A line at the drop position, stacked above the row that floats with the pointer. */
const MARKS =
  'before:absolute before:inset-x-0 before:hidden before:h-1 before:bg-primary ' +
  'data-[mark=before]:z-2 data-[mark=before]:before:-top-0.5 data-[mark=before]:before:block ' +
  'data-[mark=after]:z-2 data-[mark=after]:before:-bottom-0.5 data-[mark=after]:before:block ' +
  'data-[mark=dragged]:z-1 data-[mark=dragged]:bg-primary-soft data-[mark=dragged]:opacity-85';

function Thumbnail({ item: { id, type, posterUrl } }: { item: ManagedItem }) {
  const picture = type === 'photo' ? paths.media(id, '320') : posterUrl;
  const FallbackIcon = type === 'video' ? Film : FileText;
  return (
    <div className="size-20 shrink-0 overflow-hidden rounded-lg border border-line bg-sunken in-data-dragging:row-span-1! in-data-dragging:size-12 sm:row-span-3">
      {picture ? (
        // biome-ignore lint/performance/noImgElement: the file already has a suitable size.
        <img src={picture} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <FallbackIcon aria-hidden className="m-auto h-full text-ink-soft" />
      )}
    </div>
  );
}
