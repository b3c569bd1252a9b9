import { Search } from 'lucide-react';
import { paths } from '@/lib/paths';
import { Button } from '../ui/button';

/** The search box: a plain form, so that it works before and without script. */
export function MemorialSearch({ name }: { name: string }) {
  return (
    <search>
      <form action={paths.findMemorials} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <label htmlFor="name" className="block font-semibold">
            Search by name
          </label>
          <input
            id="name"
            name="name"
            type="search"
            defaultValue={name}
            maxLength={200}
            autoComplete="off"
            className="control mt-1.5"
          />
        </div>
        <Button type="submit">
          <Search aria-hidden size={20} />
          Search
        </Button>
      </form>
    </search>
  );
}
