import type { Metadata } from 'next';
import { ClosedDoor } from '@/components/layout/closed-door';
import { CreateInOneTab } from '@/components/memorials/create/create-in-one-tab';
import { asStep } from '@/components/memorials/create/steps';
import { MEMORIAL_FORM_WORDS } from '@/components/memorials/form/form-words';
import { payWays } from '@/components/payments/pay-ways';
import { ClientWords } from '@/components/ui/client-words';
import { configuredProviders } from '@/lib/payments/configured-providers';
import { MEMORIAL_FEE_MINOR } from '@/lib/payments/rules';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { getSay } from '@/lib/platform/language/get-say';
import { shortDollars } from '@/lib/platform/language/money';
import * as paths from '@/lib/platform/paths';
import { memorialsAreOpen } from '@/lib/platform/site-settings/doors';

// No `robots`: visitors are redirected to the login page, so there is nothing to keep out of an index
// (docs/decisions/0021-lighthouse.md).
export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('create.page.metaTitle') };
}

type Props = { searchParams: Promise<{ step?: string | string[] }> };

export default async function CreateMemorialPage({ searchParams }: Props) {
  const { step } = await searchParams;
  const here = step ? paths.createStep(asStep(step)) : paths.createMemorial;
  const say = await getSay();
  const viewer = await requireUser(here, say('accounts.loginMessages.toCreate'));
  if (!memorialsAreOpen())
    return <ClosedDoor title={say('create.page.title')} text={say('settings.closed.memorials')} />;
  return (
    <div className="page-width space-y-8 py-10">
      <h1 className="text-3xl">{say('create.page.title')}</h1>
      <p className="max-w-measure text-ink-soft">
        <span className="block font-semibold text-ink">
          {say('create.page.price', { price: shortDollars(MEMORIAL_FEE_MINOR) })}
        </span>
        {say('create.page.intro')}
      </p>
      <ClientWords
        parts={[...MEMORIAL_FORM_WORDS, 'create', 'payments.pay', 'accounts.loginMessages']}
      >
        <CreateInOneTab
          userId={viewer.userId}
          firstStep={asStep(step)}
          ways={payWays(configuredProviders(), say)}
        />
      </ClientWords>
    </div>
  );
}
