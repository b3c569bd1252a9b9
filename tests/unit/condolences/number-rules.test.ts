import { expect, it } from 'vitest';
import { hasTelephoneNumber } from '@/lib/condolences/number-rules';
import { screeningLists } from '@/lib/condolences/screening-lists';

const has = (text: string) => hasTelephoneNumber(text, screeningLists().numbers);

it.each([
  '555-0142',
  '+27 (0)31 555 0199',
  '0171/39200-46',
  '0 5 2 5 5 5 0 1 6 3',
  '555*0147',
  '[07700] [900] [812]',
  '٠٥٠ ٥٥٥ ٠١٤٣',
  '९८५५५ ००१४२',
  '５５５－０１４２',
  'O77OO 9OO 559',
  'born 12.03.1940, call 555 01 99 77',
  'in 1998 then 555 0142',
  'GB00 0000 0055 5019',
  'three one oh, triple five, oh one nine one',
  'null eins sieben eins, neun neun zwei',
  'zéro six douze trente-quatre cinquante-six zéro un',
  'cero cinco cinco cinco cero uno siete',
  'восемь девятьсот, пятьсот пятьдесят пять, ноль один, сорок',
  'אפס חמש ארבע, חמש חמש חמש, אפס אחת',
  'صفر خمسة خمسة خمسة صفر واحد تسعة',
  '공일공 오오오오 공일칠칠',
  '零一三八五五五零一四二',
])('finds a number in %s', (text) => expect(has(text)).toBe(true));

it.each([
  '1932-2020',
  '1939 - 1945, 1950 and 1951',
  '1923 2014',
  '12.03.1940-04.11.2019',
  '03/12/45',
  '2017-05-12, 5/12/2017',
  'Ps 23:1-4; Jn 14,1-3; 2:20-22',
  '10:30-12:00',
  '$4,200,000 and 3 400 € and 18.000 pesetas',
  'house 14, room 203, bus 36, flight BA 117, Local 302',
  'in 1963 123 children sang',
  'one two three, one two three, said the dancing master',
  'ten, twenty, thirty years',
  '1. 2. 3. 4. 5.',
  '2020年5月3日, 一九三二年生',
  '이사 가던 날, 1982년 3월',
  '٢٧-٣٠ سنة ١٩٧٩',
])('finds no number in %s', (text) => expect(has(text)).toBe(false));
