import { Wordmark } from '@/components/layout/wordmark';
import { buttonLook } from '@/components/ui/button-look';
import { useSay } from '@/lib/platform/language/use-say';

/** Sample parts of pages, not interactive and hidden from screen readers. */
export function LookSample() {
  const say = useSay();
  return (
    <div aria-hidden>
      <div className="border-b border-line px-5 py-4">
        <Wordmark logo={null} logoDark={null} />
      </div>
      <div className="space-y-4 px-5 py-6">
        <p className="font-display text-2xl">{say('site.motto')}</p>
        <p>{say('site.description')}</p>
        <p className="text-sm text-ink-soft">{say('look.page.sample')}</p>
        <p>
          <span className="text-link">{say('site.nav.findMemorials')}</span>
        </p>
        <div className="flex flex-wrap gap-3">
          <span className={buttonLook('primary')}>{say('site.nav.createMemorial')}</span>
          <span className={buttonLook('secondary')}>{say('site.nav.scanCode')}</span>
        </div>
        <p className="rounded-lg border border-edge bg-surface px-4 py-3">{say('site.nav.menu')}</p>
        <p className="rounded-lg bg-primary-soft px-4 py-3">
          <span className="text-primary">{say('site.nav.about')}</span>
        </p>
      </div>
      <div className="bg-tone px-5 py-5 font-display text-xl">{say('site.nav.contact')}</div>
      <div className="h-4 bg-tone-deep" />
    </div>
  );
}
