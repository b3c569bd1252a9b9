import type { Translate } from '@/lib/platform/language/message';
import type { FlowerSize } from '@/lib/tributes/size-rules';

export const flowerSizeNames = (t: Translate): Record<FlowerSize, string> => ({
  sprig: t('tributes.sizes.sprig'),
  flower: t('tributes.sizes.flower'),
  posy: t('tributes.sizes.posy'),
  bouquet: t('tributes.sizes.bouquet'),
  wreath: t('tributes.sizes.wreath'),
});
