import type { BloomTone } from './palette';
import { formatNumber, placeDrawing } from './place-drawing';
import type { RandomSource } from './seeded-random';

/** Returns the gradient that fills the petals of one tone. The card's defs contain it once. */
export function petalGradient(id: string, tone: BloomTone): string {
  const stop = (offset: number, colour: string) =>
    `<stop offset="${offset}" stop-color="${colour}"/>`;
  return [
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="104">`,
    stop(0.08, tone.heart),
    stop(0.46, tone.middle),
    stop(0.98, tone.rim),
    '</radialGradient>',
  ].join('');
}

/** Draws an open five-petal bloom of radius 100 around the origin. */
export function bloom(gradient: string, tone: BloomTone, random: RandomSource): string {
  const petals = [0, 2, 4, 1, 3].map((place) => {
    const turn = place * 72 + random.between(-6, 6);
    const size = random.between(0.92, 1.06);
    return placeDrawing(
      petal(gradient, tone),
      { x: 0, y: 0 },
      turn,
      size * random.between(0.95, 1.08),
      size,
    );
  });
  return petals.join('') + heart(tone, random);
}

/** Draws a bud of length 100 opening upwards from the origin, held by two sepals. */
export function bud(gradient: string, tone: BloomTone, green: string): string {
  return [
    `<path d="M 0 4 C -42 -18 -38 -74 -6 -96 C 14 -80 22 -40 0 4 Z" fill="url(#${gradient})"/>`,
    `<path d="M 0 4 C 42 -18 40 -70 4 -92 C -12 -70 -14 -34 0 4 Z" fill="${tone.middle}"/>`,
    `<path d="M 4 -92 C -12 -70 -14 -34 0 4" fill="none" stroke="${tone.vein}" stroke-opacity="0.5" stroke-width="2"/>`,
    `<path d="M 0 10 C -34 4 -38 -26 -30 -48 C -18 -34 -8 -18 0 10 Z" fill="${green}"/>`,
    `<path d="M 0 10 C 34 4 38 -26 30 -48 C 18 -34 8 -18 0 10 Z" fill="${green}"/>`,
  ].join('');
}

function petal(gradient: string, tone: BloomTone): string {
  const outline =
    'M 0 0 C -20 -14 -60 -46 -50 -80 C -44 -100 -18 -104 0 -90 C 18 -104 44 -100 50 -80 C 60 -46 20 -14 0 0 Z';
  const veins = 'M 0 -14 Q -1 -46 0 -78 M -3 -16 Q -16 -44 -25 -74 M 3 -16 Q 16 -44 25 -74';
  return [
    `<path d="${outline}" fill="url(#${gradient})" stroke="${tone.vein}" stroke-opacity="0.35"/>`,
    `<path d="${veins}" fill="none" stroke="${tone.vein}" stroke-opacity="0.28" stroke-width="1.2"/>`,
  ].join('');
}

function heart(tone: BloomTone, random: RandomSource): string {
  const stamens = Array.from({ length: 16 }, (_, place) => {
    const angle = ((place * 22.5 + random.between(-7, 7)) * Math.PI) / 180;
    const reach = random.between(22, 37);
    const [x, y] = [formatNumber(Math.cos(angle) * reach), formatNumber(Math.sin(angle) * reach)];
    return `<path d="M 0 0 L ${x} ${y}" stroke="#f3e2b4" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="3.4" fill="#c9a24f"/>`;
  });
  return `<circle r="17" fill="${tone.heart}" fill-opacity="0.55"/>${stamens.join('')}<circle r="9.5" fill="#a9813a"/><circle r="6" cx="-1.5" cy="-1.5" fill="#d5b569"/>`;
}
