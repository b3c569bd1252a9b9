/**
 * Opens a picture without decoding all of it yet. An `<img>` rather than an ImageBitmap: every browser turns it upright,
 * and may decode it at a smaller size. Rejects if the browser cannot show it.
 */
export function openImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The browser cannot show this picture'));
    image.src = url;
  });
}
