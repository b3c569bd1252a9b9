import type { HeicPixels } from './heic/unpack-pixels';

type Draw = (context: CanvasRenderingContext2D) => void;

/** A part of an image, in its own pixels. */
export type ImageArea = { x: number; y: number; width: number; height: number };

/** Returns a new canvas with what `draw` draws on white. Throws if the browser cannot draw. */
export function drawCanvas(width: number, height: number, draw: Draw): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = contextOf(canvas);
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  draw(context);
  return canvas;
}

/** Draws an image, scaled down so that no side is longer than `longest`. */
export function drawFitted(
  source: CanvasImageSource,
  sourceWidth: number,
  sourceHeight: number,
  longest: number,
): HTMLCanvasElement {
  const { width, height } = fitted(sourceWidth, sourceHeight, longest);
  return drawCanvas(width, height, (context) => context.drawImage(source, 0, 0, width, height));
}

/** Draws a part of a video's frame, with no side longer than `longest`, in place of what the canvas showed before. */
export function drawFrame(
  canvas: HTMLCanvasElement,
  video: HTMLVideoElement,
  { x, y, width, height }: ImageArea,
  longest: number,
): void {
  const size = fitted(width, height, longest);
  Object.assign(canvas, size);
  contextOf(canvas).drawImage(video, x, y, width, height, 0, 0, size.width, size.height);
}

/** Draws the pixels of a picture that the browser itself cannot open. */
export const drawPixels = ({ data, width, height }: HeicPixels): HTMLCanvasElement =>
  drawCanvas(width, height, (context) =>
    context.putImageData(new ImageData(data, width, height), 0, 0),
  );

/** Returns all pixels of a canvas. Throws if the browser does not reveal them. */
export const pixelsOf = (canvas: HTMLCanvasElement): ImageData =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);

/** Frees the memory of canvases at once: phones allow a page only so much, and collect it late. */
export function releaseCanvases(...canvases: HTMLCanvasElement[]): void {
  for (const canvas of canvases) canvas.width = 0;
}

function fitted(width: number, height: number, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser cannot draw on a canvas');
  return context;
}
