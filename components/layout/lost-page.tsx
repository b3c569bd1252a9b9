import { LonePage } from '@/components/layout/lone-page';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { PageForm } from '@/components/ui/page-link';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';

/** The 404 page. It offers a search by name, since most people who end up here look for a memorial. */
export function LostPage() {
  const say = useSay();
  return (
    <LonePage
      title={say('site.lost.title')}
      actions={
        <>
          <ButtonLink href={paths.home} variant="secondary">
            {say('site.goHome')}
          </ButtonLink>
          <ButtonLink href={paths.findMemorials} variant="secondary">
            {say('site.nav.findMemorials')}
          </ButtonLink>
        </>
      }
    >
      <p>{say('site.lost.text')}</p>
      <SearchByName />
    </LonePage>
  );
}

function SearchByName() {
  const say = useSay();
  return (
    <search className="block pt-3 text-start text-ink">
      <PageForm action={paths.findMemorials} className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 flex-1 basis-40 font-semibold">
          {say('lists.search.label')}
          <input name="name" type="search" maxLength={200} className="control mt-1.5 font-normal" />
        </label>
        <Button type="submit">{say('lists.search.submit')}</Button>
      </PageForm>
    </search>
  );
}
