import sharp from 'sharp';

/** Returns a 4:5 JPEG with a GPS location in its EXIF data, as from a phone. Nothing is written to disk. */
export async function portraitFile() {
  const image = sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#7a9' } });
  const gps = { IFD3: { GPSLatitude: '26/1 12/1 0/1', GPSLatitudeRef: 'S' } };
  const buffer = await image.withExif(gps).jpeg().toBuffer();
  return { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer };
}
