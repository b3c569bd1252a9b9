import { useState } from 'react';
import { focusOnMount } from '@/lib/browser/focus-on-mount';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { Select } from '../ui/select';

type Props = {
  id: string;
  /** The current position, from 1. */
  position: number;
  itemCount: number;
  onMove: (place: number) => void;
};

/** Moves an item directly to any position. */
export function PositionForm({ id, position, itemCount, onMove }: Props) {
  const t = useTranslate();
  const [newPosition, setNewPosition] = useState(position);
  const options = Array.from({ length: itemCount }, (_, index) => ({
    value: String(index + 1),
    label:
      index + 1 === position ? t('media.gallery.placeNow', { place: position }) : String(index + 1),
  }));
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Select
        ref={focusOnMount}
        id={`place-${id}`}
        label={t('media.gallery.moveToPlace')}
        options={options}
        value={String(newPosition)}
        onChange={({ target }) => setNewPosition(Number(target.value))}
      />
      <Button variant="secondary" onClick={() => onMove(newPosition)}>
        {t('media.gallery.moveThere')}
      </Button>
      <Button variant="quiet" aria-disabled={position === 1} onClick={() => onMove(1)}>
        {t('media.gallery.makeFirst')}
      </Button>
    </div>
  );
}
