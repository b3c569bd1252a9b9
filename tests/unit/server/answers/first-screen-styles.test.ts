import { describe, expect, it } from 'vitest';
import { firstScreenStyles, readSheet } from '@/server/answers/first-screen-styles';

const SHEET = [
  '@layer properties;@layer theme,base;@layer base{b{color:red}}',
  '@layer utilities{.here{color:green}.below{color:blue}@media (width>=48rem){.md\\:wide{margin:0}}}',
  '.\\[\\&_i\\]\\:big i{top:0}@keyframes fades{0%{top:0}}',
  ':is(.gone,.here:hover){top:0}.here:where(.gone *){left:0}.gone .here{right:0}',
  '@media print{.here{color:black}}@supports (color:lab(0% 0 0)){.here{color:lab(1% 2 3)}}',
  '@font-face{font-family:"Site";src:url(/latin.woff2);unicode-range:U+0-7F}',
  '@font-face{font-family:"Site";src:url(/cyrillic.woff2);unicode-range:U+4??}',
  '@font-face{font-family:Other;src:url(/other.woff2)}',
  '@property --used{syntax:"*";inherits:false}@property --unused{syntax:"*";inherits:false}',
  '.here{font-family:Site;width:var(--used)}',
].join('');
const styles = (body: string) =>
  firstScreenStyles(
    `<html lang="en"><head></head><body class="md:wide [&amp;_i]:big"><p class="here">${body}`,
    readSheet(SHEET),
  );

describe('the styles of the first screen', () => {
  it('are those of its elements, for screens, in the order of all layers', () => {
    expect(styles('Ada')).toBe(
      [
        '@layer properties,theme,base,utilities;',
        '@layer utilities{.here{color:green}@media (width>=48rem){.md\\:wide{margin:0}}}',
        ':is(.gone,.here:hover){top:0}',
        '@font-face{font-family:"Site";src:url(/latin.woff2);unicode-range:U+0-7F}',
        '@property --used{syntax:"*";inherits:false}',
        '.here{font-family:Site;width:var(--used)}',
      ].join(''),
    );
  });

  it('have the font faces of its characters', () => {
    expect(styles('Ада')).toContain('/cyrillic.woff2');
  });

  it('have the rules of classes that HTML escapes', () => {
    expect(styles('<i>Ada</i>')).toContain('.\\[\\&_i\\]\\:big i{top:0}');
  });

  it('have the rules of elements without a class', () => {
    expect(styles('<b>Ada</b>')).toContain('@layer base{b{color:red}}');
  });
});
