/** Relative luminance (WCAG 2.2) of `oklch(l c h)`, clipped to sRGB as a browser shows it. */
export function luminance(colour: string): number {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour)?.slice(1).map(Number);
  const [lightness, chroma, hue] = parts ?? [];
  if (lightness === undefined || chroma === undefined || hue === undefined) {
    throw new Error(`not an opaque oklch colour: ${colour}`);
  }
  const [r, g, b] = linearRgb(lightness, chroma, (hue * Math.PI) / 180).map(toScreenLevel);
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

// The matrices of CSS Color 4, section 18 (https://www.w3.org/TR/css-color-4/#color-conversion-code).
function linearRgb(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Rounds a colour channel to the nearest of the 256 steps of a screen. */
function toScreenLevel(linear: number): number {
  const inRange = Math.min(1, Math.max(0, linear));
  const encoded = inRange <= 0.0031308 ? inRange * 12.92 : 1.055 * inRange ** (1 / 2.4) - 0.055;
  const step = Math.round(encoded * 255) / 255;
  return step <= 0.04045 ? step / 12.92 : ((step + 0.055) / 1.055) ** 2.4;
}
