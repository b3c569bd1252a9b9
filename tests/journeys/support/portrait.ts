import sharp from 'sharp';

/** A JPEG like a phone's for a file field: 4:5, with a place in its EXIF data. Nothing is written to disk. */
export async function portraitFile() {
  const image = sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#7a9' } });
  const gps = { IFD3: { GPSLatitude: '26/1 12/1 0/1', GPSLatitudeRef: 'S' } };
  const buffer = await image.withExif(gps).jpeg().toBuffer();
  return { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer };
}
