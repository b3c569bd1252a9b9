import type { Say } from '@/lib/platform/language/said';
import type { FlowerSize } from '@/lib/tributes/size-rules';

export const sizeWords = (say: Say): Record<FlowerSize, string> => ({
  sprig: say('tributes.sizes.sprig'),
  flower: say('tributes.sizes.flower'),
  posy: say('tributes.sizes.posy'),
  bouquet: say('tributes.sizes.bouquet'),
  wreath: say('tributes.sizes.wreath'),
});
