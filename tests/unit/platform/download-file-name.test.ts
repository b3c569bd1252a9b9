import { expect, it } from 'vitest';
import { downloadFileName } from '@/lib/platform/download-file-name';
import { useSetting } from '@/tests/support/site-settings';

const NOW = new Date('2026-11-26T22:00:00Z');

it.each([
  ['Perennial', 'perennial-my-data-2026-11-26.zip'],
  ['Le Jardin d’Été & Cie', 'le-jardin-d-ete-cie-my-data-2026-11-26.zip'],
  ['../..', 'my-data-2026-11-26.zip'],
  ['花园', 'my-data-2026-11-26.zip'],
])('starts with the name of the site, if it has Latin letters: %s', (name, file) => {
  useSetting('site.name', name);
  expect(downloadFileName('my-data', 'zip', NOW)).toBe(file);
});
