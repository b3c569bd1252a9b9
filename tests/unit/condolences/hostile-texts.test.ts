/** Texts that could make regular expressions backtrack endlessly. A test that hangs exceeds its time limit. */
import { expect, it } from 'vitest';
import { screen } from '@/lib/condolences/screen';
import { MAX_SCREENED_LETTERS } from '@/lib/condolences/screen-rules';

const UNITS = [
  'a', 'A', 'aB', 'a.', 'a-', 'a_', 'a ', '. ', ' ', '\n', '-', '1', '1 ', '1,', '1.', '12.', '1.111.', '1-', '+(0)', '(1) ',
  '1 1 1 1 1 ', '$ 1,', '$1', '1 $', '1:1-', '1990-', '@a', '@', '[.', '[ (', ': / ', ' : ', 'http', 'www', 'a . ', 'a dot ',
  'he ', 'he was a ', 'watch ', 'watch funeral ', 'zero ', 'o', 'I', 'Il.', '直播', '直', '일', '공 ', 'ㅋ', 'ה', 'והלוויה ', 'وال',
  'والمباشر ', 'लाइव ', 'नरक', '\u0301', 'a\u0301', '\u200b', 'a\u200b', '\u202e', '\ufdfa', '😀', '🇿', '🅰', '!', '?!', '!1',
]; // biome-ignore format: a table

it.each(UNITS)('screens %j, repeated to the maximum length, without hanging', (unit) => {
  const message = unit
    .repeat(Math.ceil(MAX_SCREENED_LETTERS / unit.length))
    .slice(0, MAX_SCREENED_LETTERS);
  const facts = {
    isLikeRefused: false,
    seenOnOtherMemorials: 0,
    hasPicture: false,
    isYoung: false,
    isStorm: false,
  };
  const { verdict } = screen({ message, authorName: message }, facts);
  expect(['pass', 'hold']).toContain(verdict);
});
