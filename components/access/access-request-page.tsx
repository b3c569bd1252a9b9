import { NoticePage } from '@/components/layout/notice-page';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { AccessRequestForm } from './access-request-form';

type Props = Parameters<typeof AccessRequestForm>[0] & {
  refused?: string;
};

export function AccessRequestPage({ refused, ...form }: Props) {
  const t = useTranslate();
  return (
    <NoticePage
      title={t('access.ask.title')}
      actions={
        <ButtonLink href={paths.memorial(form.memorialId)} variant="secondary">
          {t('access.ask.back')}
        </ButtonLink>
      }
    >
      <p>{t('access.ask.text')}</p>
      <div className="mx-auto max-w-96 space-y-5 pt-3 text-start text-ink">
        {refused && <Banner tone="error">{refused}</Banner>}
        <AccessRequestForm {...form} />
      </div>
    </NoticePage>
  );
}

/** The confirmation after a request. It is the same whether or not the family already knows the address. */
export function AccessRequestSent() {
  const t = useTranslate();
  return (
    <NoticePage title={t('access.ask.askedTitle')}>
      <p>{t('access.ask.asked')}</p>
    </NoticePage>
  );
}
