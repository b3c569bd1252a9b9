import { Search } from 'lucide-react';
import { TextInput } from '../forms/text-input';
import { Button, ButtonLink } from '../ui/button';
import { keptParams, type ListPlace, placeAddress } from './list-place';

type ListSearchProps = {
  place: ListPlace;
  label: string;
  hint?: string;
  /** What is looked for now. */
  search: string;
};

/** A plain form, so that it works before and without script. Sorting and other lists stay as they are. */
export function ListSearch({ place, label, hint, search }: ListSearchProps) {
  const { search: _, ...params } = place.params;
  return (
    <search>
      <form
        action={`${place.path}#${place.anchor}`}
        className="flex max-w-2xl flex-wrap items-end gap-3"
      >
        <div className="min-w-0 flex-1 basis-56">
          {/* A new field for each search: it follows the address, also by Back. */}
          <TextInput
            key={search}
            id={`${place.anchor}-search`}
            name="search"
            type="search"
            label={label}
            hint={hint}
            defaultValue={search}
            maxLength={200}
            autoComplete="off"
          />
        </div>
        <Button type="submit" variant="secondary">
          <Search aria-hidden size={20} />
          Search
        </Button>
        {search && (
          <ButtonLink variant="quiet" href={placeAddress({ ...place, params }, { page: 1 })}>
            Clear
          </ButtonLink>
        )}
        {keptParams(place, ['search']).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  );
}
