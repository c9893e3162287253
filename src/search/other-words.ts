/**
 * What people type for documents that are called otherwise here, in English and, of babies, in the languages of the site:
 * the words, and the documents by their English kind or a part of their `urlPath`.
 */
const table: readonly (readonly [document: RegExp, words: string])[] = [
  [
    /driving-licence/,
    "driver license drivers license führerausweis ehliyet carnet de conducir brevet carteira de motorista права",
  ],
  [/(baby|child)-/, "newborn infant baby toddler kid kids child minor"],
  [
    /baby-/,
    "رضيع مولود новородено бебе novorozenec nyfødt spædbarn neugeborenes säugling νεογέννητο μωρό vastsündinu imik " +
      "vastasyntynyt vauva nouveau-né nourrisson नवजात शिशु újszülött csecsemő neonato 新生児 赤ちゃん 신생아 아기 " +
      "pasgeborene noworodek niemowlę recém-nascido nou-născut новорожденный младенец novorojenček recién nacido nyfödd " +
      "spädbarn ทารกแรกเกิด yenidoğan новонароджений немовля trẻ sơ sinh 新生儿 婴儿 新生兒 嬰兒",
  ],
  [/dv-lottery/, "green card lottery diversity visa immigrant"],
  [/aadhaar/, "आधार"],
  [/in-neet/, "नीट"],
];

/** Other words that find a document, as they are written. */
export const otherWords = ({ urlPath, document }: { urlPath: string; document: string }): string =>
  table
    .filter(([of]) => of.test(`${urlPath} ${document}`))
    .map(([, words]) => words)
    .join(" ");
