import { curve, pointAt } from './curve';
import type { Planting } from './planting';

/** The stems' positions and heights, and what grows at their tips. */
const STEMS = [
  { x: 130, top: 760, carries: 'bud' },
  { x: 206, top: 520, carries: 'fern' },
  { x: 284, top: 860, carries: 'bloom' },
  { x: 384, top: 1040, carries: 'fern' },
  { x: 452, top: 1030, carries: 'bud' },
  { x: 600, top: 1075, carries: 'bloom' },
  { x: 700, top: 980, carries: 'fern' },
  { x: 764, top: 1060, carries: 'bud' },
  { x: 910, top: 830, carries: 'bloom' },
  { x: 992, top: 540, carries: 'fern' },
  { x: 1046, top: 740, carries: 'bloom' },
] as const;

/** The frame's lower line, from which everything grows. */
const GROUND = 1451;

/** Draws flowers and grasses along the bottom of the card, taller at its sides. */
export function meadow(plants: Planting): string {
  const { random, under } = plants;
  const back: string[] = [];
  const front: string[] = [];
  STEMS.forEach(({ x, top, carries }, place) => {
    const height = top + random.between(-50, 50);
    const sway = random.between(-26, 26);
    const path = curve(
      x + sway * 0.4,
      GROUND,
      x - sway,
      GROUND - (GROUND - height) * 0.35,
      x + sway,
      height + 160,
      x + sway * 0.7,
      height,
    );
    const tip = pointAt(path, 1);
    if (carries === 'fern') {
      back.push(
        plants.grow(path, {
          foliage: under,
          shape: 'willow',
          pairs: 12,
          length: 96,
          spread: 52,
          from: 0.2,
        }),
      );
      return;
    }
    front.push(
      plants.grow(path, {
        pairs: 5,
        length: 116,
        from: 0.16,
        spread: 40,
        thick: 8,
        berries: place % 2 === 0,
      }),
    );
    front.push(
      carries === 'bud'
        ? plants.bud(tip, tip.heading, 92, place % 2 ? 0 : 1)
        : plants.flower(tip, random.between(84, 106), place % 3 === 2 ? 0 : 1),
    );
  });
  const grass = [110, 176, 250, 356, 430, 560, 640, 724, 836, 960, 1040, 1092].map((x) => {
    const top = random.between(1130, 1290);
    const lean = random.between(-50, 50);
    return plants.grow(curve(x, GROUND, x, GROUND - 80, x + lean * 0.4, top + 80, x + lean, top), {
      shape: 'willow',
      foliage: x % 4 ? under : plants.foliage,
      pairs: 5,
      length: 92,
      spread: 36,
    });
  });
  const foot = [168, 330, 520, 690, 870, 1036].map((x, place) =>
    plants.flower({ x, y: 1336 + (place % 2) * 40 }, random.between(52, 82), place % 2 ? 1 : 0),
  );
  return [...back, ...front, ...grass, ...foot].join('');
}
