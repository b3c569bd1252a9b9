const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Whether a text contains letters that are written from right to left. */
export const hasRightToLeftLetters = (text: string): boolean => RIGHT_TO_LEFT.test(text);
