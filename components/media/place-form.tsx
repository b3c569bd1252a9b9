import { useState } from 'react';
import { focusOnAppearing } from '@/lib/browser/focus';
import { useSay } from '@/lib/platform/language/use-say';
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
export function PlaceForm({ id, place, places, onMove }: Props) {
  const say = useSay();
  const [wanted, setWanted] = useState(place);
  const options = Array.from({ length: places }, (_, at) => ({
    value: String(at + 1),
    label: at + 1 === place ? say('media.gallery.placeNow', { place }) : String(at + 1),
  }));
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Select
        ref={focusOnAppearing}
        id={`place-${id}`}
        label={say('media.gallery.moveToPlace')}
        options={options}
        value={String(wanted)}
        onChange={({ target }) => setWanted(Number(target.value))}
      />
      <Button variant="secondary" onClick={() => onMove(wanted)}>
        {say('media.gallery.moveThere')}
      </Button>
      <Button variant="quiet" aria-disabled={place === 1} onClick={() => onMove(1)}>
        {say('media.gallery.makeFirst')}
      </Button>
    </div>
  );
}
