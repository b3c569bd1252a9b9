import type { AssetMark } from '@/lib/platform/look/asset-mark';
import { logoFiles } from '@/lib/platform/look/paths';
import { siteName } from '@/lib/platform/site-name';
import { Bloom } from './bloom';

export function Wordmark({
  logo,
  logoDark,
}: {
  logo: AssetMark | null;
  logoDark: AssetMark | null;
}) {
  if (logo) return <Logo logo={logo} dark={logoDark} />;
  return (
    <span className="inline-flex items-center gap-2.5">
      <Bloom className="size-9" />
      <span className="font-display text-xl leading-none">{siteName()}</span>
    </span>
  );
}

function Logo({ logo, dark }: { logo: AssetMark; dark: AssetMark | null }) {
  return (
    <picture className="inline-flex">
      {dark && (
        <source
          media="screen and (prefers-color-scheme: dark)"
          srcSet={logoFiles(dark.id).srcSet}
          width={dark.width}
          height={dark.height}
        />
      )}
      <img
        {...logoFiles(logo.id)}
        alt={siteName()}
        width={logo.width}
        height={logo.height}
        className="h-auto max-w-full"
      />
    </picture>
  );
}
