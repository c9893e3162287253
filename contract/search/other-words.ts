/**
 * Other names of documents, in English and, for babies, in the languages of the site; with the documents by English
 * kind or a part of their `urlPath`.
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
  [/student-(card|pass)/, "student id card identity"],
  [/aadhaar/, "आधार"],
  [/in-pan-card/, "पैन कार्ड"],
  [/in-oci/, "ओसीआई"],
  [/in-pcc/, "पीसीसी पुलिस क्लीयरेंस"],
  [/in-voter-id/, "वोटर आईडी मतदाता पहचान पत्र"],
  [/in-upsc/, "यूपीएससी संघ लोक सेवा आयोग union public service commission civil services"],
  [/in-kerala-psc/, "पीएससी केरल लोक सेवा आयोग public service commission"],
  [/in-neet/, "नीट"],
  [/in-jee-main/, "जेईई"],
  [/in-cuet/, "सीयूईटी"],
  [/in-ctet/, "सीटेट सीटीईटी"],
  [/in-gate/, "गेट"],
  [/in-ibps/, "आईबीपीएस बैंक"],
  [/in-sbi/, "एसबीआई स्टेट बैंक"],
  [/in-rbi/, "आरबीआई रिज़र्व बैंक"],
  [/in-ssc/, "एसएससी कर्मचारी चयन आयोग staff selection commission cgl chsl mts gd constable"],
  [/in-rrb/, "आरआरबी रेलवे भर्ती बोर्ड railway recruitment board railways ntpc alp group d"],
  [/in-(ugc|csir)-net/, "नेट यूजीसी"],
  [
    /in-(cat|csir-net|ctet|cuet|gate|ibps|jee-main|kerala-psc|nabard|neet|nism|rbi|rrb|sbi|ssc|ts-tet|ubter|ugc-net|upsc)/,
    "exams examination entrance test recruitment परीक्षा भर्ती",
  ],
  [/in-(ibps|sbi)/, "bank clerk po"],
];

/** Other words that find a document. */
export const otherWords = ({ urlPath, document }: { urlPath: string; document: string }): string =>
  table
    .filter(([of]) => of.test(`${urlPath} ${document}`))
    .map(([, words]) => words)
    .join(" ");
