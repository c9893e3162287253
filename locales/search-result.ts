/** Width of a page's title that search results show whole, in Latin letters, without the product's name. */
export const maxTitleWidth = 60;
/** Width of a description that search results show whole, in Latin letters. */
export const maxDescriptionWidth = 155;

const isWide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;
const isMark = /[\p{Mn}\p{Cf}]/u;

/** Width of a text in search results: ideographs, kana and hangul count as two letters, marks as none. */
export const visibleWidth = (text: string): number =>
  [...text].reduce((width, sign) => width + (isMark.test(sign) ? 0 : isWide.test(sign) ? 2 : 1), 0);
