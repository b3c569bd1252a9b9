import { LonePage } from '@/components/layout/lone-page';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/platform/paths';

/** For addresses where there is nothing. */
export const LostPage = () => (
  <LonePage
    title="Oops! It looks like you are lost..."
    actions={
      <>
        <ButtonLink href={paths.home}>Go to the home page</ButtonLink>
        <ButtonLink href={paths.findMemorials} variant="secondary">
          Find Memorials
        </ButtonLink>
      </>
    }
  >
    <p>
      There is nothing at this address. The link may have been mistyped, or the page may have been
      taken down by the family who kept it.
    </p>
  </LonePage>
);
