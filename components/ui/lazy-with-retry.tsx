import { type ComponentType, lazy, useState } from 'react';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Banner } from './banner';
import { Button } from './button';

/**
 * Returns a component whose code is loaded after the page's own; wrap it in Suspense. Its server-rendered HTML stays
 * visible meanwhile. If loading fails, the component says so and offers a retry.
 */
export const lazyWithRetry = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch(() => createRetryComponent(load)) }));

function createRetryComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function NotLoaded(props: Props) {
    const t = useTranslate();
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [busy, setBusy] = useState(false);
    const retry = async () => {
      setBusy(true);
      const part = await load().catch(() => null);
      setPart(() => part);
      setBusy(false);
    };
    if (Part) return <Part {...props} />;
    return (
      <Banner tone="error">
        <p>{t('ui.partNotLoaded')}</p>
        <Button variant="secondary" className="mt-3" busy={busy} onClick={retry}>
          {t('ui.tryAgain')}
        </Button>
      </Banner>
    );
  };
}
