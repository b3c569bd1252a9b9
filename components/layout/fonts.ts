import localFont from 'next/font/local';

// The faces that every page uses: unaccented letters, digits and punctuation, each with a metric-matched fallback
// against layout shift. The sans is preloaded; preloading a serif would delay the portrait (docs/decisions/0021).
// The `font-family` declaration gives them the family names used in components/layout/font-faces.css, which adds
// accented letters; the browser chooses by style, weight and unicode-range. The serif has one weight in three cuts: one
// for headings, one for texts, and an italic for both, which that file declares (docs/decisions/0050). Browsers
// synthesise no other styles, since app/globals.css sets `font-synthesis: none`.

const display = localFont({
  src: './fonts/display-basic.woff2',
  weight: '400',
  style: 'normal',
  variable: '--display-fallback',
  preload: false,
  adjustFontFallback: 'Times New Roman',
  declarations: [
    { prop: 'font-family', value: 'Site Display' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-007E, U+00A0, U+00A3, U+00A9, U+00AB, U+00B7, U+00BB, U+00D7, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2212, U+FEFF, U+FFFD',
    },
  ],
});

const serif = localFont({
  src: './fonts/text-basic.woff2',
  weight: '400',
  style: 'normal',
  variable: '--serif-fallback',
  preload: false,
  adjustFontFallback: 'Times New Roman',
  declarations: [
    { prop: 'font-family', value: 'Site Serif' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-007E, U+00A0, U+00A3, U+00A9, U+00AB, U+00B7, U+00BB, U+00D7, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2212, U+FEFF, U+FFFD',
    },
  ],
});

const sans = localFont({
  src: './fonts/sans-basic.woff2',
  weight: '400 600',
  style: 'normal',
  variable: '--sans-fallback',
  declarations: [
    { prop: 'font-family', value: 'Site Sans' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-007E, U+00A0, U+00A3, U+00A9, U+00AB, U+00B7, U+00BB, U+00D7, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2212, U+FEFF, U+FFFD',
    },
  ],
});

/** For the `className` of <html>. */
export const fontVariables = `${display.variable} ${serif.variable} ${sans.variable}`;
