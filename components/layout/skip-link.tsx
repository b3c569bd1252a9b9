import { useSay } from '@/lib/platform/language/use-say';

export function SkipLink() {
  const say = useSay();
  return (
    <a
      href="#main"
      className="sr-only z-30 rounded-lg bg-primary px-5 py-3 font-semibold text-on-primary focus:not-sr-only focus:absolute focus:top-3 focus:start-3"
    >
      {say('site.skip')}
    </a>
  );
}
