type Draw = (context: CanvasRenderingContext2D) => void;

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

/** Draws an image or a frame of a video, scaled down so that no side is longer than `longest`. */
export function drawFitted(
  source: CanvasImageSource,
  sourceWidth: number,
  sourceHeight: number,
  longest: number,
): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(sourceWidth, sourceHeight));
  const [width, height] = [Math.round(sourceWidth * scale), Math.round(sourceHeight * scale)];
  return drawCanvas(width, height, (context) => context.drawImage(source, 0, 0, width, height));
}

export const pixelsOf = (canvas: HTMLCanvasElement): ImageData =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw on a canvas');
  return context;
}
