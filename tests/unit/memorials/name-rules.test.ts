import { describe, expect, it } from 'vitest';
import { nameFoundBy, namesOnPage, searchNameOf } from '@/lib/memorials/name-rules';
import type { Language } from '@/lib/platform/language/languages';

const ARABIC = { language: 'ar', fullName: 'طه حسين' };
const CHINESE = { language: 'zh', fullName: '塔哈·侯赛因' };
const FRENCH = { language: 'fr', fullName: 'Taha Hussein' };
const taha = { fullName: 'Taha Hussein', nickName: '', otherNames: [ARABIC, CHINESE] };

describe('searchNameOf', () => {
  it('contains every name in folded form', () => {
    const person = {
      fullName: 'Muḥammad ʿAbduh',
      nickName: 'Al-Ustādh',
      otherNames: [
        { language: 'ar', fullName: 'مُحَمَّد عَبْدُه' },
        { language: 'he', fullName: 'מוּחַמַּד עַבְּדֻה' },
      ],
    };
    expect(searchNameOf(person)).toBe('muhammad abduh al-ustadh محمد عبده מוחמד עבדה alustadh');
  });

  it('is the full name if there is no other', () => {
    expect(searchNameOf({ fullName: 'Taha', nickName: '', otherNames: [] })).toBe('taha');
  });

  it.each([
    ['Jürgen Müßig', 'jurgen mussig juergen muessig'],
    ['Mu\u0308ller', 'muller mueller'],
    ['Åsen, Ærø (Bjørn)', 'asen, aero (bjorn) aasen aeroe bjoern'],
    ['Jean-Luc Godard', 'jean-luc godard jeanluc'],
    ['Müller–Åsen', 'muller–asen mueller–aasen mullerasen muelleraasen'],
    ['عَبْد الله حسين', 'عبد الله حسين عبدالله'],
    ['Jean Jean-Luc Jeanluc - ', 'jean jean-luc jeanluc -'],
    ['عبد', 'عبد'],
  ])('of %s adds the spellings that people use instead', (fullName, expected) => {
    expect(searchNameOf({ fullName, nickName: '', otherNames: [] })).toBe(expected);
  });
});

describe('the names on a page', () => {
  it.each<[string, Language, string, string[]]>([
    ['a language without a name', 'en', 'Taha Hussein', ['طه حسين', '塔哈·侯赛因']],
    ['the language of a name', 'ar', 'طه حسين', ['Taha Hussein', '塔哈·侯赛因']],
    ['the language of another name', 'zh', '塔哈·侯赛因', ['Taha Hussein', 'طه حسين']],
    ['a made-up language', 'xr', 'Taha Hussein', ['طه حسين', '塔哈·侯赛因']],
  ])('start in %s with the matching name', (_, page, heading, others) => {
    const names = namesOnPage(taha, page);
    expect(names.heading).toBe(heading);
    expect(names.others.map(({ fullName }) => fullName)).toEqual(others);
  });

  it('have a language each, except the full name, whose language is unknown', () => {
    expect(namesOnPage(taha, 'ar').others).toEqual([{ fullName: 'Taha Hussein' }, CHINESE]);
  });

  it('contain no duplicates and not the nickname again', () => {
    const otherNames = [FRENCH, ARABIC, CHINESE];
    expect(namesOnPage({ ...taha, otherNames }, 'fr').others).toEqual([ARABIC, CHINESE]);
    const tahaWithNickname = { ...taha, nickName: 'طه حسين' };
    expect(namesOnPage(tahaWithNickname, 'en').others).toEqual([CHINESE]);
  });
});

describe('the name by which a search found somebody', () => {
  it.each([
    ['taha', undefined],
    ['طه', ARABIC],
    ['taha طه', ARABIC],
    ['侯赛因', CHINESE],
    ['nobody', undefined],
    ['', undefined],
  ])('for %j is the first name with a search word that the full name lacks', (typed, expected) => {
    expect(nameFoundBy(typed.split(' ').filter(Boolean), taha)).toBe(expected);
  });
});
