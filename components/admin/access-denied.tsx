import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { ButtonLink } from '../ui/button-link';

/** Replaces content the viewer may not see (product.md 2 and 8). `message` is one of the spec's sentences. */
export function AccessDenied({ message }: { message: string }) {
  const t = useTranslate();
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-4 rounded-lg border border-danger bg-danger-soft p-5 sm:p-6"
    >
      <h2 className="text-xl">{t('admin.denied.title')}</h2>
      <p>{message}</p>
      <ButtonLink href={paths.home} variant="secondary">
        {t('admin.denied.home')}
      </ButtonLink>
    </div>
  );
}
