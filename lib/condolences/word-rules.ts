/** A word of a text, with the forms in which a word list may contain it. */
import { foldText, readDigitsAsLetters } from './fold-rules';

export interface Word {
  /** The folded word and its other readings; empty for the end of a sentence. */
  forms: string[];
}

/** The rest of a longer word is ignored. */
const MAX_WORD_LENGTH = 40;

/** Short words that Hebrew and Arabic attach to the next one: "and the house" is one word. */
const HEBREW_CLITICS = /^[והבלכמש]{1,3}(?=[\u05d0-\u05ea]{2})/;
const ARABIC_CLITICS = /^(?:[وفبلك]{0,2}ال|لل|[وفبلكس])(?=[\u0621-\u064a]{2})/;

/** A word, one character of a script without spaces, or the end of a sentence. */
const WORD =
  /\p{Script=Han}|[¤%]|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+|[.!?;。！？؟।\n]+(?=\s|$)/gu;

const END = /^[.!?;。！？؟।\n]/;

/** @returns the words in order; an amount of money is the word "¤" */
export function readWords(text: string): Word[] {
  const folded = foldText(text).replace(/(?<=[\u05d0-\u05ea])["״׳'](?=[\u05d0-\u05ea])/g, '');
  return (markAmounts(folded).match(WORD) ?? []).map((word) => ({
    forms: END.test(word) ? [] : formsOf(word.slice(0, MAX_WORD_LENGTH)),
  }));
}

const SIGN = '[$€£₹₪₩¥₽￥￦]|r\\$|r(?=\\d\\d)|usd|eur|zar|ngn|inr|rs\\.?';
const NUMBER = "\\d{1,12}(?:[.,' ]\\d{1,3}){0,4}";
const UNIT =
  '(?:k|m|mio\\.?|million(?:en|s|es)?|mil|млн|тыс\\.?|lakh|लाख|만|천|万|千|百万)? ?(?:[$€£₹₪₩¥₽]|dollars?|dolar(?:es)?|euros?|eur|usd|bucks?|quid|pounds?|naira|rands?|zar|reais|reales|pesos?|balles|ש"?ח|שח|שקל(?:ים)?|руб[а-я]{0,5}\\.?|р\\.|تومان|دولار|ريال|درهم|يورو|जीنيه|रुपये|रुपए|रुपये|रूपये|원|元|块|美元|欧元)';
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${SIGN}) ?${NUMBER}(?:k|m|bn)?(?![a-z\\d])|${NUMBER} ?${UNIT})`,
  'gu',
);

/** @returns the folded text with each amount of money replaced by " ¤ " */
export function markAmounts(folded: string): string {
  return folded.replace(AMOUNT, ' ¤ ');
}

function formsOf(word: string): string[] {
  const forms = new Set([word, ...readDigitsAsLetters(word)]);
  for (const form of [...forms])
    if (/(.)\1\1/u.test(form)) forms.add(form.replace(/(.)\1+/gu, '$1'));
  for (const clitics of [HEBREW_CLITICS, ARABIC_CLITICS]) {
    const bare = word.replace(clitics, '');
    if (bare !== word) {
      forms.add(bare);
      if (clitics === HEBREW_CLITICS)
        for (let cut = 1; cut < word.length - bare.length; cut++) forms.add(word.slice(cut));
    }
  }
  return [...forms];
}
