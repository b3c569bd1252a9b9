import { useSay } from '@/lib/platform/language/use-say';
import { checkColours } from '@/lib/settings/check-colours';
import { LookPreview } from './look-preview';
import { LookSample } from './look-sample';

/** Shows how the site looks, above the form that changes it. */
export function LookExtra() {
  const say = useSay();
  const now = checkColours({}, say);
  return (
    <section aria-labelledby="preview" className="space-y-3">
      <h3 id="preview" className="text-xl">
        {say('look.page.howItLooks')}
      </h3>
      <p className="max-w-measure text-ink-soft">{say('look.page.sample')}</p>
      <div className="grid gap-6 md:grid-cols-2">
        <LookPreview scheme="light" title={say('look.page.onLight')} now={now.light}>
          <LookSample />
        </LookPreview>
        <LookPreview scheme="dark" title={say('look.page.onDark')} now={now.dark}>
          <LookSample />
        </LookPreview>
      </div>
    </section>
  );
}
