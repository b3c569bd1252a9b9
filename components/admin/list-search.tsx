import { Search } from 'lucide-react';
import { PageForm } from '@/components/ui/page-link';
import { TextInput } from '@/components/ui/text-input';
import {
  type ListPlace,
  paramName,
  placeAddress,
  preservedParams,
} from '@/lib/admin/list-place-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';

type ListSearchProps = {
  place: ListPlace;
  label: string;
  hint?: string;
  search: string;
};

/** A plain form, so that it works without JavaScript. It keeps the sorting and the state of other lists. */
export function ListSearch({ place, label, hint, search }: ListSearchProps) {
  const t = useTranslate();
  const name = paramName(place.prefix, 'search');
  const { [name]: _, ...params } = place.params;
  return (
    <search>
      <PageForm
        action={`${place.path}#${place.anchor}`}
        className="flex max-w-2xl flex-wrap items-end gap-3"
      >
        <div className="min-w-0 flex-1 basis-56">
          {/* The key remounts the field for each search, so that it shows the address's search after going back. */}
          <TextInput
            key={search}
            id={`${place.anchor}-search`}
            name={name}
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
          {t('admin.list.search')}
        </Button>
        {search && (
          <ButtonLink variant="quiet" href={placeAddress({ ...place, params }, { page: 1 })}>
            {t('admin.list.clear')}
          </ButtonLink>
        )}
        {preservedParams(place, [name]).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </PageForm>
    </search>
  );
}
