import { formatNumber } from '../card/place-drawing';
import { type RandomSource, seededRandom } from '../card/seeded-random';
import { ridge } from './ridge';
import { SCENES, type Scene, type SceneName } from './scenes';
import { TREES } from './trees';

/** The size of a cover: 4:3. A wall shows only a part of it. */
export const COVER_SIZE = { width: 1600, height: 1200 } as const;

/** The number of ridges below the sky, including the nearest hill. */
const RIDGES = 5;
/** The heights of the horizon and of the nearest hill. */
const HORIZON = 520;
const NEAREST = 900;

/**
 * Draws a quiet landscape under a wide sky as SVG: rows of hills, water if the scene has some, and a few trees on the
 * nearest hill. Sun and trees are beside the middle, which the portrait covers, but close to it, since a high wall
 * shows no more. The same name always returns the same drawing.
 */
export function landscape(name: SceneName): string {
  const scene: Scene = SCENES[name];
  const random = seededRandom(name);
  const { width, height } = COVER_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="0.62">',
    `<stop stop-color="${scene.sky}"/><stop offset="1" stop-color="${scene.glow}"/>`,
    '</linearGradient></defs>',
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="${scene.sun.x}" cy="${scene.sun.y}" r="74" fill="${scene.light}"/>`,
    ...hills(scene, random),
    '</svg>',
  ].join('');
}

function hills(scene: Scene, random: RandomSource): string[] {
  return Array.from({ length: RIDGES }, (_, place) => {
    const near = place / (RIDGES - 1);
    const top = HORIZON + (NEAREST - HORIZON) * near ** 1.3;
    const fill = mixColours(scene.far, scene.near, near);
    const line = ridge(random, { top, rise: scene.rise * (1 - 0.55 * near), jagged: scene.jagged });
    const isWater = scene.water !== undefined && place === 3;
    if (isWater) return water(scene.water ?? '', scene.light, top, random);
    const trees = place === RIDGES - 1 ? drawTrees(scene, line.heightAt, random) : '';
    return `${trees}<path d="${line.path}" fill="${fill}"/>`;
  });
}

/** Draws water with reflections as short strokes. */
function water(fill: string, light: string, top: number, random: RandomSource): string {
  const { width, height } = COVER_SIZE;
  const strokes = Array.from({ length: 34 }, () => {
    const y = top + 8 + random.between(0, 1) ** 2 * 200;
    const length = random.between(30, 60 + (y - top));
    return `M${formatNumber(random.between(-40, width))} ${formatNumber(y)}h${formatNumber(length)}`;
  });
  return `<rect y="${formatNumber(top)}" width="${width}" height="${height}" fill="${fill}"/><path d="${strokes.join('')}" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity="0.55"/>`;
}

/** Draws trees at both sides, with their feet behind the nearest hill. */
function drawTrees(scene: Scene, heightAt: (x: number) => number, random: RandomSource): string {
  return scene.places
    .map((x) => {
      const size = random.between(0.85, 1.25);
      const colour = mixColours(scene.near, '#0f2419', 0.35);
      const foot = `translate(${x} ${formatNumber(heightAt(x) + 14)}) scale(${formatNumber(size)})`;
      return `<g transform="${foot}" fill="${colour}" stroke="${colour}">${TREES[scene.trees]}</g>`;
    })
    .join('');
}

function mixColours(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
