import { expect, it } from 'vitest';
import { hasAddress } from '@/lib/condolences/link-rules';
import { screeningLists } from '@/lib/condolences/screening-lists';

const has = (text: string) => hasAddress(text, screeningLists().addresses);

it.each([
  'https://ann.example/page',
  'hxxp://ann.example',
  'see www.ann-and-ben.org please',
  'www\n.\nann\n.\nexample',
  'ann.com',
  'Ann.COM/pictures',
  'ann . com',
  'ann (dot) com',
  'ann[.]net',
  'ann dot com slash ben',
  'ann Punkt de',
  'ann point fr',
  'ann ponto com',
  'ann punto com',
  'ann точка ру',
  'ann نقطة كوم',
  'ann נקודה קום',
  'ann 닷컴',
  'ann 点com',
  'ann डॉट कॉम',
  'пример.рф',
  'ann@post.example',
  'ann (at) post (dot) example',
  'annsgmail: ann at gmail',
  'ａｎｎ．ｃｏｍ',
  'ann。com',
  'bit-short.ly/x9',
  'pictures-of-ann.exampel',
  '10.0.0.1',
  '[2001:db8::7]',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzz',
  'TXw9QeR7uYt3LkJh2GfDsA1ZxCvBnM5pQr',
])('finds an address in %s', (text) => expect(has(text)).toBe(true));

it.each([
  'w w w',
  'Rest in peace.We love you.So much.',
  'gone.in my heart forever',
  'He was the best.it is so.',
  'Smith & Co. in Durban',
  'St. Mary’s, No. 14, Apt. 3',
  'p. m. and a. m., J.R.R. Tolkien',
  '...still...can’t...believe it...',
  'Le point de départ, un punto en la mano',
  'dot, dot, dash: Dot was her name, dot in the garden',
  '3.5 km, 18.000 pesetas, 1.2.1940',
  'Она была собака, точка.',
  '她走了。我们想她。',
])('finds no address in %s', (text) => expect(has(text)).toBe(false));
