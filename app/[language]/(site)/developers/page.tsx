import type { Metadata } from 'next';
import { ErrorList } from '@/components/developers/error-list';
import { ExampleBlock } from '@/components/developers/example-block';
import { PageLink } from '@/components/ui/page-link';
import { WebhookGuide } from '@/components/webhooks/webhook-guide';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { pageMetadata } from '@/lib/platform/link-preview/open-graph';
import * as api from '@/lib/platform/openapi/api-paths';
import { getApiReference } from '@/lib/platform/openapi/calls';
import { FIRST_EXAMPLE } from '@/lib/platform/openapi/examples';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return {
    title: t('developers.title'),
    description: t('developers.description'),
    ...pageMetadata(api.developers, await getLanguage()),
  };
}

/** The start page for programmers: the first call, the groups of calls, errors and limits, and webhooks. */
export default async function DevelopersPage() {
  const t = await getTranslate();
  const { groups, refusals } = await getApiReference();
  const { origin } = new URL(absoluteUrl(paths.home));
  return (
    <article className="page-width py-14 md:py-20">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-3xl">{t('developers.title')}</h1>
        <p className="mt-6">{t('developers.intro')}</p>
        <p className="mt-4">
          <a href={api.apiDocument} className="text-link">
            {t('developers.document')}
          </a>
        </p>

        <h2 className="mt-12 border-t border-gold pt-6 text-2xl">{t('developers.start.title')}</h2>
        <p className="mt-4">
          {t.rich('developers.start.text', {
            profile: (chunks) => (
              <PageLink href={paths.profile} className="text-link">
                {chunks}
              </PageLink>
            ),
          })}
        </p>
        <ExampleBlock example={FIRST_EXAMPLE} origin={origin} />

        <h2 className="mt-12 border-t border-gold pt-6 text-2xl">{t('developers.calls.title')}</h2>
        <p className="mt-4">{t('developers.calls.text')}</p>
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {groups.map(({ name, description, calls }) => (
            <li key={name} className="py-2.5" lang="en" dir="ltr">
              <PageLink href={api.developersGroup(name)} className="text-link">
                {name}
              </PageLink>{' '}
              ({calls.length}) <span className="text-ink-soft">{description}</span>
            </li>
          ))}
        </ul>

        <h2 id="refusals" className="mt-12 border-t border-gold pt-6 text-2xl">
          {t('developers.refusals.title')}
        </h2>
        <p className="mt-4">{t('developers.refusals.text')}</p>
        <ErrorList errors={refusals} />

        <div className="mt-12 border-t border-gold pt-6">
          <WebhookGuide />
        </div>
      </div>
    </article>
  );
}
