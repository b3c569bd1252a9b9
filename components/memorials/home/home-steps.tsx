import { Flower } from '@/components/tributes/flower';
import { ButtonLink } from '@/components/ui/button-link';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { areMemorialsOpen } from '@/lib/platform/site-settings/feature-settings';

const STEPS = [
  { size: 'sprig', title: 'home.steps.account', text: 'home.steps.accountText' },
  { size: 'flower', title: 'home.steps.information', text: 'home.steps.informationText' },
  { size: 'posy', title: 'home.steps.code', text: 'home.steps.codeText' },
  { size: 'bouquet', title: 'home.steps.share', text: 'home.steps.shareText' },
] as const;

/**
 * The four steps to a memorial (product.md 1), with a larger flower at each step. Renders nothing while memorials
 * cannot be created.
 */
export function HomeSteps() {
  const t = useTranslate();
  if (!areMemorialsOpen()) return null;
  return (
    <section aria-labelledby="steps" className="page-width pt-part">
      <h2 id="steps" className="text-3xl">
        {t('home.steps.title')}
      </h2>
      <ol className="mt-9 grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-8 gap-y-10">
        {STEPS.map(({ size, title, text }) => (
          <li key={title} className="border-t border-gold pt-5">
            <Flower size={size} className="size-26" />
            <h3 className="mt-3 text-xl">{t(title)}</h3>
            <p className="mt-2 max-w-measure text-ink-soft">{t(text)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={paths.createMemorialPage}>{t('home.steps.create')}</ButtonLink>
        <p className="text-ink-soft">{t('home.steps.payAtEnd')}</p>
      </div>
    </section>
  );
}
