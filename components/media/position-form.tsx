import { type KeyboardEvent, useState } from 'react';
import { focusOnMount } from '@/lib/browser/focus-on-mount';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { TextInput } from '../ui/text-input';

type Props = {
  id: string;
  /** The current position, from 1. */
  position: number;
  itemCount: number;
  onMove: (place: number) => void;
};

/** Moves an item directly to any position: a number, because a list of hundreds is hard to use on a phone. */
export function PositionForm({ id, position, itemCount, onMove }: Props) {
  const t = useTranslate();
  const [typed, setTyped] = useState(String(position));
  const wanted = Number.parseInt(typed, 10);
  const move = () => onMove(Number.isNaN(wanted) ? position : wanted);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // or the editor's form would be saved
    move();
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextInput
        ref={focusOnMount}
        id={`place-${id}`}
        type="number"
        inputMode="numeric"
        min={1}
        max={itemCount}
        label={t('media.gallery.moveToPlace')}
        hint={t('media.gallery.placeNow', { place: position, places: itemCount })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button variant="secondary" onClick={move}>
        {t('media.gallery.moveThere')}
      </Button>
      <Button variant="quiet" aria-disabled={position === 1} onClick={() => onMove(1)}>
        {t('media.gallery.makeFirst')}
      </Button>
    </div>
  );
}
