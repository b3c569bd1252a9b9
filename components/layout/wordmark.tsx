import { SITE_NAME } from '@/lib/platform/site-name';
import { Bloom } from './bloom';

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Bloom className="size-9" />
      <span className="font-serif text-[1.625rem] leading-none font-medium tracking-tight">
        {SITE_NAME}
      </span>
    </span>
  );
}
