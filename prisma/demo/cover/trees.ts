const trunk = (width: number, path: string) =>
  `<path d="${path}" fill="none" stroke-width="${width}" stroke-linecap="round"/>`;

/** Trees about 200 units high, with their feet at the origin. They take their colour from the surrounding group. */
export const TREES = {
  /** A flat crown over a forked trunk. */
  thorn: [
    trunk(9, 'M0 0C2-50-6-70-4-104M-4-96C-24-124-50-132-66-140M-4-100C14-126 40-130 60-144'),
    '<path d="M-128-140C-112-176-64-186-14-184C40-192 100-180 124-144C84-152 60-138 20-146C-30-136-80-150-128-140Z" stroke="none"/>',
  ].join(''),
  /** A leaning trunk with long, drooping leaves. */
  palm: [
    trunk(9, 'M0 0C4-70 14-120 32-186'),
    trunk(
      8,
      'M32-186C0-206-34-196-58-164M32-186C10-222-20-228-48-222M32-186C40-226 66-236 92-228M32-186C66-204 98-190 112-158M32-186C54-180 70-160 74-130M32-186C8-176-8-156-14-128',
    ),
  ].join(''),
  /** A slender cone. */
  fir: [
    trunk(8, 'M0 0V-30'),
    '<path d="M0-214C10-176 22-160 34-148L14-152C24-118 38-104 50-94L20-100C32-66 48-44 62-24C20-14-20-14-62-24C-48-44-32-66-20-100L-50-94C-38-104-24-118-14-152L-34-148C-22-160-10-176 0-214Z" stroke="none"/>',
  ].join(''),
  /** A tall, narrow crown, as along roads and rivers. */
  poplar: [
    trunk(8, 'M0 0V-40'),
    '<path d="M0-236C26-190 34-110 22-48C10-28-10-28-22-48C-34-110-26-190 0-236Z" stroke="none"/>',
  ].join(''),
  /** A round crown on a short trunk. */
  round: [
    trunk(10, 'M0 0C0-30-2-50 0-70'),
    '<path d="M0-190C40-196 74-170 72-134C92-104 66-66 30-74C10-60-16-60-34-74C-70-68-92-104-72-134C-74-168-42-196 0-190Z" stroke="none"/>',
  ].join(''),
} as const;
