import type { ReactNode } from 'react';
import type { Wreath } from '@/lib/memorials/rules';
import { wreathOf } from '@/lib/memorials/wreath-rules';
import { Niche } from './niche';
import { getNicheGrowth } from './niche-rules';
import { Portrait } from './portrait';

/** The memorial shown on the wall. */
export type WallMemorial = {
  id: string;
  fullName: string;
  pictureId: string | null;
  /** The blur placeholder as a data: URI. */
  blur?: string | null;
  /** True if the picture has too few pixels for the arch (portrait-rules.ts). */
  small?: boolean;
  enableDigitalFlowers: boolean;
  wreath: Wreath | null;
  tributeCount: number;
};

/** A person's niche on a wall, with content beside it or, on phones, below it. */
export function WallSpread({
  memorial,
  children,
}: {
  memorial: WallMemorial;
  children: ReactNode;
}) {
  const { fullName, pictureId, blur, small, enableDigitalFlowers, tributeCount } = memorial;
  const wreath = wreathOf(memorial);
  return (
    <div data-tone={wreath} className="spread items-start">
      <div className="wall pt-10 spread:sticky spread:top-0 spread:h-(--spread-height)">
        <Niche
          growth={getNicheGrowth(tributeCount, enableDigitalFlowers)}
          className="w-[min(46vw,12rem)] spread:w-[min(23vw,19rem)]"
        >
          <Portrait
            pictureId={pictureId}
            blur={blur}
            small={small}
            name={fullName}
            wreath={wreath}
            sizes="(min-width: 960px) min(23vw, 19rem), min(46vw, 12rem)"
            onWall
            eager
          />
        </Niche>
      </div>
      <div className="self-center py-10 spread:py-16">
        <div className="max-w-measure space-y-6 wrap-anywhere max-spread:mx-auto">{children}</div>
      </div>
    </div>
  );
}
