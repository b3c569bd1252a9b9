import { useSay } from '@/lib/platform/language/use-say';
import { LookPreview } from './look-preview';
import { LookSample } from './look-sample';

/** Previews the site's look above the form that changes it. */
export function LookExtra() {
  const say = useSay();
  return (
    <section aria-labelledby="preview" className="space-y-3">
      <h3 id="preview" className="text-xl">
        {say('look.page.howItLooks')}
      </h3>
      <p className="max-w-measure text-ink-soft">{say('look.page.sample')}</p>
      <div className="grid gap-6 md:grid-cols-2">
        <LookPreview scheme="light" title={say('look.page.onLight')}>
          <LookSample />
        </LookPreview>
        <LookPreview scheme="dark" title={say('look.page.onDark')}>
          <LookSample />
        </LookPreview>
      </div>
    </section>
  );
}
