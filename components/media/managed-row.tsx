import { ArrowDown, ArrowUp, FileText, Film } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { shortName } from '@/lib/media/name-rules';
import { CAPTION_MAX } from '@/lib/media/rules';
import { TextInput } from '../forms/text-input';
import { Button } from '../ui/button';
import { VisuallyHidden } from '../ui/visually-hidden';
import type { ManagedItem } from './managed-item';

type Props = {
  item: ManagedItem;
  /** From 1. */
  place: number;
  places: number;
  /** Whether it came back just now, and with it the focus. */
  takesFocus: boolean;
  onCaption: (caption: string) => void;
  /** -1 for earlier, 1 for later. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One item of the gallery: a look at it, its caption, its place, and the way out. */
export function ManagedRow({
  item,
  place,
  places,
  takesFocus,
  onCaption,
  onMove,
  onRemove,
}: Props) {
  const { id, type, caption, fileName } = item;
  const pressed = useRef<HTMLButtonElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is what takes the focus away.
  useEffect(() => {
    pressed.current?.focus(); // moving the row in the page dropped it
    pressed.current = null;
  }, [place]);

  const mover = (by: -1 | 1, word: string) => {
    const Icon = by < 0 ? ArrowUp : ArrowDown;
    const atEnd = by < 0 ? place === 1 : place === places;
    return (
      <Button
        variant="secondary"
        aria-disabled={atEnd}
        onClick={({ currentTarget }) => {
          pressed.current = currentTarget;
          onMove(by);
        }}
      >
        <Icon aria-hidden size={20} />
        {word}
        <VisuallyHidden> {fileName}</VisuallyHidden>
      </Button>
    );
  };

  return (
    <li className="flex flex-wrap items-start gap-4 p-4">
      <Thumbnail item={item} />
      <div className="min-w-0 flex-1 basis-56 space-y-3">
        <p className="text-sm text-ink-soft">
          {place}. <bdi title={fileName}>{shortName(fileName)}</bdi>, {type}
        </p>
        <TextInput
          id={`caption-${id}`}
          label="Caption"
          optional
          dir="auto"
          maxLength={CAPTION_MAX}
          value={caption}
          onChange={({ target }) => onCaption(target.value)}
        />
      </div>
      <div className="flex basis-full flex-wrap gap-2 sm:pl-24 max-sm:[&>button]:px-3">
        {mover(-1, 'Earlier')}
        {mover(1, 'Later')}
        <Button ref={takesFocus ? focusFirst : undefined} variant="quiet" onClick={onRemove}>
          Remove
          <VisuallyHidden> {fileName}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

export const focusFirst = (button: HTMLButtonElement | null) => button?.focus();

function Thumbnail({ item: { type, url, posterUrl } }: { item: ManagedItem }) {
  const picture = type === 'photo' ? url : posterUrl;
  const Drawing = type === 'video' ? Film : FileText;
  return (
    <div className="size-20 shrink-0 overflow-hidden rounded-lg border border-line bg-sunken">
      {picture ? (
        // biome-ignore lint/performance/noImgElement: our own variants, already small.
        <img src={picture} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <Drawing aria-hidden className="m-auto h-full text-ink-soft" />
      )}
    </div>
  );
}
