import { EVENT_TYPES } from '@/lib/platform/events/event-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { CHECK_SAMPLES } from './check-samples';
import { EVENT_LABELS } from './event-labels';

/** A sample request; the ids are made up. */
const EXAMPLE = `webhook-id: 4kZp7Qw2mNxA
webhook-timestamp: 1795326000
webhook-signature: v1,btVPs0cqKysOxVcg4K6S4IL5KuyrW/+D4N1LQw4ogLw=
content-type: application/json

{"type":"condolence.waiting","timestamp":"2026-11-22T05:40:00.000Z","data":{"memorialId":"1qQkvLr77tit","id":"7rTn2bXkPq4s"}}`;

const HEADERS = [
  ['webhook-id', 'webhooks.guide.id'],
  ['webhook-timestamp', 'webhooks.guide.timestamp'],
  ['webhook-signature', 'webhooks.guide.signature'],
] as const;

/** The guide for programmers who receive our webhooks: the request, its verification and retries. */
export function WebhookGuide() {
  const t = useTranslate();
  return (
    <section aria-labelledby="webhook-guide" className="space-y-6 wrap-anywhere">
      <h2 id="webhook-guide" className="text-2xl">
        {t('webhooks.title')}
      </h2>
      <p className="max-w-measure">{t('webhooks.guide.intro')}</p>
      <Code text={EXAMPLE} />
      <h3 className="text-xl">{t('webhooks.guide.headers')}</h3>
      <dl className="max-w-measure space-y-3">
        {HEADERS.map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code lang="en" dir="ltr">
                {name}
              </code>
            </dt>
            <dd className="text-ink-soft">{t(meaning)}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-measure">{t('webhooks.guide.body')}</p>
      <h3 className="text-xl">{t('webhooks.guide.events')}</h3>
      <dl className="max-w-measure space-y-2">
        {EVENT_TYPES.map((type) => (
          <div key={type} className="flex flex-wrap gap-x-4">
            <dt>
              <code lang="en" dir="ltr">
                {type}
              </code>
            </dt>
            <dd className="text-ink-soft">{t(EVENT_LABELS[type])}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-measure">{t('webhooks.guide.retries')}</p>
      <h3 className="text-xl">{t('webhooks.guide.check')}</h3>
      <p className="max-w-measure">{t('webhooks.guide.checkText')}</p>
      {CHECK_SAMPLES.map(({ language, code }) => (
        <div key={language} className="space-y-2">
          <h4 lang="en" className="font-semibold">
            {language}
          </h4>
          <Code text={code} />
        </div>
      ))}
    </section>
  );
}

const Code = ({ text }: { text: string }) => (
  <pre
    lang="en"
    dir="ltr"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes wide code scrollable by keyboard.
    tabIndex={0}
    className="overflow-x-auto rounded-lg border border-line bg-surface p-4 text-sm"
  >
    <code>{text}</code>
  </pre>
);
