import { LonePage } from '@/components/layout/lone-page';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { AskForm } from './ask-form';

type Props = Parameters<typeof AskForm>[0] & {
  refused?: string;
};

export function AskPage({ refused, ...form }: Props) {
  const say = useSay();
  return (
    <LonePage
      title={say('access.ask.title')}
      actions={
        <ButtonLink href={paths.memorial(form.memorialId)} variant="secondary">
          {say('access.ask.back')}
        </ButtonLink>
      }
    >
      <p>{say('access.ask.text')}</p>
      <div className="mx-auto max-w-96 space-y-5 pt-3 text-start text-ink">
        {refused && <Banner tone="error">{refused}</Banner>}
        <AskForm {...form} />
      </div>
    </LonePage>
  );
}

/** The confirmation after a request. It is the same whether or not the family already knows the address. */
export function Asked() {
  const say = useSay();
  return (
    <LonePage title={say('access.ask.askedTitle')}>
      <p>{say('access.ask.asked')}</p>
    </LonePage>
  );
}
