import { Flower } from '@/components/tributes/flower';
import { ButtonLink } from '@/components/ui/button-link';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { memorialsAreOpen } from '@/lib/platform/site-settings/doors';

const STEPS = [
  { size: 'sprig', title: 'home.steps.account', text: 'home.steps.accountText' },
  { size: 'flower', title: 'home.steps.information', text: 'home.steps.informationText' },
  { size: 'posy', title: 'home.steps.code', text: 'home.steps.codeText' },
  { size: 'bouquet', title: 'home.steps.share', text: 'home.steps.shareText' },
] as const;

/**
 * The four steps to a memorial (product.md 1), with flowers that grow. Renders nothing while memorials cannot be
 * created.
 */
export function HomeSteps() {
  const say = useSay();
  if (!memorialsAreOpen()) return null;
  return (
    <section aria-labelledby="steps" className="page-width pt-part">
      <h2 id="steps" className="text-3xl">
        {say('home.steps.title')}
      </h2>
      <ol className="mt-9 grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-8 gap-y-10">
        {STEPS.map(({ size, title, text }) => (
          <li key={title} className="border-t border-gold pt-5">
            <Flower size={size} className="size-26" />
            <h3 className="mt-3 text-xl">{say(title)}</h3>
            <p className="mt-2 max-w-measure text-ink-soft">{say(text)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={paths.createMemorial}>{say('home.steps.create')}</ButtonLink>
        <p className="text-ink-soft">{say('home.steps.payAtEnd')}</p>
      </div>
    </section>
  );
}
