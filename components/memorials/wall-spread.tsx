import type { ReactNode } from 'react';
import type { Wreath } from '@/lib/memorials/rules';
import { wreathOf } from '@/lib/memorials/wreath-rules';
import { Niche } from './niche';
import { growthOf } from './niche-rules';
import { Portrait } from './portrait';

/** The memorial that a page is about. */
export type OnTheWall = {
  id: string;
  fullName: string;
  pictureId: string | null;
  /** The picture's blur as a data: URI. */
  blur?: string | null;
  enableDigitalFlowers: boolean;
  wreath: Wreath | null;
  tributeCount: number;
};

/** The niche of a person on its wall, and beside it, below it on phones, what there is to say or to do. */
export function WallSpread({ memorial, children }: { memorial: OnTheWall; children: ReactNode }) {
  const { fullName, pictureId, blur, enableDigitalFlowers, tributeCount } = memorial;
  const wreath = wreathOf(memorial);
  return (
    <div
      data-tone={wreath}
      className="grid grid-cols-[minmax(0,1fr)] items-start spread:min-h-[min(44rem,calc(100svh-4.5rem))] spread:grid-cols-[minmax(0,44fr)_minmax(0,56fr)]"
    >
      <div className="flex items-end justify-center overflow-hidden bg-tone bg-[linear-gradient(to_top,var(--tone-deep)_var(--ledge),transparent_0)] pt-10 pb-(--ledge) [--ledge:2.25rem] spread:sticky spread:top-0 spread:h-[min(44rem,calc(100svh-4.5rem))] spread:[--ledge:3.5rem]">
        <Niche
          growth={growthOf(tributeCount, enableDigitalFlowers)}
          className="w-[min(46vw,12rem)] spread:w-[min(23vw,19rem)]"
        >
          <Portrait
            pictureId={pictureId}
            blur={blur}
            name={fullName}
            wreath={wreath}
            sizes="(min-width: 960px) 19rem, 46vw"
            onWall
            eager
          />
        </Niche>
      </div>
      <div className="self-center px-[clamp(1.25rem,5vw,2rem)] py-10 spread:px-[clamp(2rem,6vw,6rem)] spread:py-16">
        <div className="max-w-measure space-y-6 wrap-anywhere max-spread:mx-auto">{children}</div>
      </div>
    </div>
  );
}
