import { ButtonLink } from '@/components/ui/button-link';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

/** Shown instead of a page whose feature is disabled on this site. */
export function FeatureDisabled({ title, text }: { title: string; text: string }) {
  return (
    <div className="page-width max-w-2xl space-y-6 py-10">
      <h1 className="text-3xl text-balance">{title}</h1>
      <p>{text}</p>
      <ButtonLink href={paths.home}>{useTranslate()('site.goHome')}</ButtonLink>
    </div>
  );
}
