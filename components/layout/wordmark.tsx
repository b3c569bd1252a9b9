import { siteName } from '@/lib/platform/site-name';
import { Bloom } from './bloom';

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Bloom className="size-9" />
      <span className="font-display text-xl leading-none">{siteName()}</span>
    </span>
  );
}
