import { describe, expect, it } from 'vitest';
import { guessLanguage, wordsLanguageOf } from '@/lib/memorials/words-language';

/** Sentences as families write them. */
const BIOGRAPHIES = {
  en: 'She was born in a small village by the sea, where her father mended nets. For forty years she taught children to read, and on Sundays she sang in the choir.',
  af: 'Sy is in ’n klein dorpie langs die see gebore, waar haar pa nette heelgemaak het. Veertig jaar lank het sy kinders leer lees, en Sondae het sy in die koor gesing.',
  ar: 'وُلدت في قرية صغيرة على البحر، وكان والدها يصلح الشباك. علّمت الأطفال القراءة أربعين عامًا، وكانت تحب الشعر وتغني مع أحفادها في كل عيد.',
  es: 'Nació en un pequeño pueblo junto al mar, donde su padre remendaba redes. Durante cuarenta años enseñó a leer a los niños, y los domingos cantaba en el coro.',
  fr: 'Elle est née dans un petit village au bord de la mer, où son père réparait les filets. Pendant quarante ans, elle a appris à lire aux enfants, et le dimanche elle chantait.',
  he: 'היא נולדה בכפר קטן ליד הים, שם תיקן אביה רשתות. במשך ארבעים שנה לימדה ילדים לקרוא, ובשבתות שרה במקהלה עם כל המשפחה שאהבה אותה.',
  hi: 'उनका जन्म समुद्र के किनारे एक छोटे से गाँव में हुआ था, जहाँ उनके पिता जाल ठीक करते थे। चालीस साल तक उन्होंने बच्चों को पढ़ना सिखाया और रविवार को वे गाती थीं।',
  pt: 'Nasceu numa pequena aldeia à beira-mar, onde o pai consertava redes. Durante quarenta anos ensinou crianças a ler, e aos domingos cantava no coro da igreja.',
  sw: 'Alizaliwa katika kijiji kidogo kando ya bahari, ambapo baba yake alikuwa akishona nyavu. Kwa miaka arobaini aliwafundisha watoto kusoma, na siku za Jumapili aliimba kwaya.',
  zh: '她出生在海边的一个小村庄，父亲以修补渔网为生。四十年来，她教孩子们读书识字，每个星期天都在唱诗班唱歌。',
  zu: 'Wazalelwa emzaneni omncane ngasolwandle, lapho uyise ayelungisa khona amanethi. Wafundisa izingane ukufunda iminyaka engamashumi amane, futhi ngamaSonto wayecula ekwayeni.',
};

/** Other languages that families are likely to write in. */
const OTHER_BIOGRAPHIES = {
  de: 'Sie wurde in einem kleinen Dorf am Meer geboren, wo ihr Vater Netze flickte. Vierzig Jahre lang lehrte sie Kinder lesen, und sonntags sang sie im Chor.',
  fa: 'او در روستایی کوچک کنار دریا به دنیا آمد و پدرش تور ماهیگیری تعمیر می‌کرد. چهل سال به کودکان خواندن آموخت و همیشه شعر می‌خواند.',
  ja: '彼女は海辺の小さな村に生まれ、四十年のあいだ子どもたちに読み書きを教えました。',
  nl: 'Zij werd geboren in een klein dorp aan zee, waar haar vader netten herstelde. Veertig jaar lang leerde zij kinderen lezen, en op zondag zong zij in het koor.',
  tr: 'Deniz kıyısında küçük bir köyde doğdu, babası ağ onarırdı. Kırk yıl boyunca çocuklara okumayı öğretti, pazar günleri koroda şarkı söylerdi.',
};

describe('the language of a biography', () => {
  it.each(Object.entries({ ...BIOGRAPHIES, ...OTHER_BIOGRAPHIES }))(
    'is recognised: %s',
    (language, text) => {
      expect(guessLanguage(text)).toBe(language);
      expect(guessLanguage(`${text}\n\n`.repeat(30))).toBe(language);
    },
  );

  it.each([
    ['nothing', ''],
    ['numbers', '1912 – 1999. '.repeat(20)],
    ['a short sentence', 'She planted trees.'],
    [
      'only names',
      'Sipho Ndlovu, Thandiwe Mkhize, Johannes van der Merwe, Pietermaritzburg, Umlazi',
    ],
    [
      'an unknown language that resembles a known one',
      'Rugadh í i mbaile beag in iarthar na hÉireann, áit a raibh a hathair ina iascaire. Bhí sí an-tógtha leis an gceol agus chaith sí a saol ag múineadh scoile.',
    ],
    [
      'one of two languages that share most of their words',
      'Naceu nunha pequena aldea da costa, onde o seu pai era mariñeiro. Traballou toda a vida como mestra e gustáballe moito ler e cantar.',
    ],
  ])('is not guessed from %s', (_, text) => expect(guessLanguage(text)).toBeNull());

  it('is the one the family chose, whatever the text looks like', () => {
    const biography = BIOGRAPHIES.en;
    expect(wordsLanguageOf({ wordsLanguage: 'xh', biography })).toBe('xh');
    expect(wordsLanguageOf({ wordsLanguage: '', biography })).toBe('en');
  });

  it.each([
    ['one endless word', 'a'.repeat(20_000), null],
    ['words of one letter', 'a '.repeat(10_000), null],
    [
      'ten thousand different letters',
      String.fromCodePoint(...new Array(10_000).keys().map((at) => at + 40)),
      null,
    ],
    ['a long life', BIOGRAPHIES.en.repeat(130), 'en'],
  ])('is guessed without hanging for %s', (_, text, language) => {
    expect(guessLanguage(text)).toBe(language);
  });
});
