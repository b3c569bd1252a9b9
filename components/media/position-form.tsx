import { useState } from 'react';
import { focusOnMount } from '@/lib/browser/focus-on-mount';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { Select } from '../ui/select';

type Props = {
  id: string;
  /** From 1. */
  place: number;
  places: number;
  onMove: (place: number) => void;
};

/** Moves an item directly to any position. */
export function PositionForm({ id, place, places, onMove }: Props) {
  const t = useTranslate();
  const [wanted, setWanted] = useState(place);
  const options = Array.from({ length: places }, (_, at) => ({
    value: String(at + 1),
    label: at + 1 === place ? t('media.gallery.placeNow', { place }) : String(at + 1),
  }));
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Select
        ref={focusOnMount}
        id={`place-${id}`}
        label={t('media.gallery.moveToPlace')}
        options={options}
        value={String(wanted)}
        onChange={({ target }) => setWanted(Number(target.value))}
      />
      <Button variant="secondary" onClick={() => onMove(wanted)}>
        {t('media.gallery.moveThere')}
      </Button>
      <Button variant="quiet" aria-disabled={place === 1} onClick={() => onMove(1)}>
        {t('media.gallery.makeFirst')}
      </Button>
    </div>
  );
}
