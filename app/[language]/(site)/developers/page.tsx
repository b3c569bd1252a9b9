import type { Metadata } from 'next';
import { ExampleBlock } from '@/components/developers/example-block';
import { RefusalList } from '@/components/developers/refusal-list';
import { PageLink } from '@/components/ui/page-link';
import { WebhookGuide } from '@/components/webhooks/webhook-guide';
import { pageAlternates } from '@/lib/platform/language/alternates';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import * as api from '@/lib/platform/openapi/api-paths';
import { apiReference } from '@/lib/platform/openapi/calls';
import { FIRST_EXAMPLE } from '@/lib/platform/openapi/examples';
import * as paths from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return {
    title: say('developers.title'),
    description: say('developers.description'),
    alternates: pageAlternates(api.developers, await getLanguage()),
  };
}

/** The start page for programmers: the first call, the groups of calls, errors and limits, and webhooks. */
export default async function DevelopersPage() {
  const say = await getSay();
  const { groups, refusals } = await apiReference();
  const { origin } = new URL(absolute(paths.home));
  return (
    <article className="page-width py-14 md:py-20">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-3xl">{say('developers.title')}</h1>
        <p className="mt-6">{say('developers.intro')}</p>
        <p className="mt-4">
          <a href={api.apiDocument} className="text-link">
            {say('developers.document')}
          </a>
        </p>

        <h2 className="mt-12 border-t border-gold pt-6 text-2xl">
          {say('developers.start.title')}
        </h2>
        <p className="mt-4">
          {say.rich('developers.start.text', {
            profile: (chunks) => (
              <PageLink href={paths.profile} className="text-link">
                {chunks}
              </PageLink>
            ),
          })}
        </p>
        <ExampleBlock example={FIRST_EXAMPLE} origin={origin} />

        <h2 className="mt-12 border-t border-gold pt-6 text-2xl">
          {say('developers.calls.title')}
        </h2>
        <p className="mt-4">{say('developers.calls.text')}</p>
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
          {say('developers.refusals.title')}
        </h2>
        <p className="mt-4">{say('developers.refusals.text')}</p>
        <RefusalList refusals={refusals} />

        <div className="mt-12 border-t border-gold pt-6">
          <WebhookGuide />
        </div>
      </div>
    </article>
  );
}
