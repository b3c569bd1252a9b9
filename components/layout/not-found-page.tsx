import { NoticePage } from '@/components/layout/notice-page';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { PageForm } from '@/components/ui/page-link';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

/** The 404 page. It offers a search by name, since most people who end up here are looking for a memorial. */
export function NotFoundPage() {
  const t = useTranslate();
  return (
    <NoticePage
      title={t('site.lost.title')}
      actions={
        <>
          <ButtonLink href={paths.home} variant="secondary">
            {t('site.goHome')}
          </ButtonLink>
          <ButtonLink href={paths.findMemorials} variant="secondary">
            {t('site.nav.findMemorials')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('site.lost.text')}</p>
      <SearchByName />
    </NoticePage>
  );
}

function SearchByName() {
  const t = useTranslate();
  return (
    <search className="block pt-3 text-start text-ink">
      <PageForm action={paths.findMemorials} className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 flex-1 basis-40 font-semibold">
          {t('lists.search.label')}
          <input name="name" type="search" maxLength={200} className="control mt-1.5 font-normal" />
        </label>
        <Button type="submit">{t('lists.search.submit')}</Button>
      </PageForm>
    </search>
  );
}
