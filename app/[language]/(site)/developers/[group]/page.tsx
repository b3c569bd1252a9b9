import type { Metadata } from 'next';
import { CallDetails, Variants } from '@/components/developers/call-details';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { PageLink } from '@/components/ui/page-link';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { pathIn } from '@/lib/platform/language/addresses';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { pageMetadata } from '@/lib/platform/link-preview/open-graph';
import * as api from '@/lib/platform/openapi/api-paths';
import { getApiReference } from '@/lib/platform/openapi/calls';
import { API_EXAMPLES } from '@/lib/platform/openapi/examples';
import { findUsedShapes } from '@/lib/platform/openapi/shapes';
import * as paths from '@/lib/platform/paths';

type Props = { params: Promise<{ group: string }> };

// Cached HTML, rendered on the first request. It changes only with a release.
export const dynamic = 'force-static';
export const generateStaticParams = () => [];

const findGroup = async (name: string) =>
  (await getApiReference()).groups.find((each) => each.name === name);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { group } = await params;
  const [t, apiGroup] = [await getTranslate(), await findGroup(group)];
  if (!apiGroup) return { title: t('site.lost.title') };
  return {
    title: t('developers.group.title', { folder: pathPrefixOf(group) }),
    description: t('developers.group.description', { folder: pathPrefixOf(group) }),
    ...pageMetadata(api.developersGroup(group), await getLanguage()),
  };
}

/**
 * The API calls of a group and the types they share. The reference is in English, the rest of the page in the reader's
 * language.
 */
export default async function DevelopersGroupPage({ params }: Props) {
  const { group } = await params;
  const apiGroup = await findGroup(group);
  if (!apiGroup) return respondNotFound(<NotFoundPage />);
  const t = await getTranslate();
  const { shapes } = await getApiReference();
  const { origin } = new URL(absoluteUrl(paths.home));
  const refusalsHref = `${pathIn(await getLanguage(), api.developers)}#refusals`;
  return (
    <article className="page-width py-14 md:py-20">
      <div className="mx-auto max-w-3xl">
        <p>
          <PageLink href={api.developers} className="text-link">
            {t('developers.title')}
          </PageLink>
        </p>
        <h1 className="mt-3 text-3xl">
          {t('developers.group.title', { folder: pathPrefixOf(group) })}
        </h1>
        <div lang="en" dir="ltr" className="text-start">
          <p className="mt-4">{apiGroup.description}</p>
          <div className="mt-8 border-t border-line">
            {apiGroup.calls.map((call) => (
              <CallDetails
                key={call.id}
                {...{ call, hrefOf, errorsHref: refusalsHref, origin }}
                examples={API_EXAMPLES.filter(({ operation }) => operation === call.id)}
              />
            ))}
          </div>
          {findUsedShapes(apiGroup.calls, shapes).map(([name, variants]) => (
            <section key={name} aria-labelledby={`shape-${name}`}>
              <h2 id={`shape-${name}`} className="mt-12 border-t border-gold pt-6 text-2xl">
                {name}
              </h2>
              <Variants variants={variants} caption={name} hrefOf={hrefOf} />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

/** Returns the path prefix of a group's calls. */
const pathPrefixOf = (group: string) => (group === 'files' ? paths.home : `/api/${group}`);

const hrefOf = (shape: string) => `#shape-${shape}`;
