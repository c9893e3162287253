/**
 * The trade's own words. Where an English text has a term, each translation of it has one of these stems: lower
 * case, without endings, so that every case and number is found. A new word for the same thing comes in here first.
 */
export const glossaryTerms = {
  passportPhoto: /passport photo/i,
  crown: /\bcrown\b/i,
  chin: /\bchin\b/i,
  eyeLine: /\beye line\b|\beyes,? above\b/i,
  background: /\bbackground\b/i,
  // Not the bed sheet that may hang behind the head.
  printSheet: /\bsheet\b(?! of the)/i,
} as const;

export type GlossaryTerm = keyof typeof glossaryTerms;

const terms = Object.keys(glossaryTerms) as GlossaryTerm[];

/** Stems in the order of `glossaryTerms`; several of one term are parted by "|". */
const stems: Record<string, string> = {
  ara: "صور جواز|صورة جواز, قمة الرأس, ذقن, العينين|العينان, خلفي, ورق",
  bul: "паспорт, теме|върха на главата, брад, очи, фон, лист",
  cs: "pas, temen, brad, oč, pozad, arch",
  dan: "pasfoto, isse, hage, øje|øjne, baggrund, ark",
  de: "passbild|passfoto, scheitel, kinn, auge, hintergrund, bogen",
  el: "διαβατηρίου, κορυφή, πηγούνι, ματι|μάτι, φόντο|φόντου, φύλλο",
  est: "passifoto, peal, lõu, silm, taust, leht|lehe|lehte",
  fin: "passikuv, päälake|päälaki|päälae, leu, silm, taust, arkki|arki",
  "fr-fr":
    "photo passeport|photo de passeport|photos de passeport, sommet du crâne, menton, yeux, fond|arrière-plan, planche",
  hi: "पासपोर्ट फ़ोटो, शीर्ष, ठोड़ी, आँख, बैकग्राउंड, शीट",
  hu: "útlevélkép, fejtető, áll, szem, hátt, lap",
  it: "passaporto, sommità, mento, occhi, sfondo, fogli",
  jp: "パスポート写真, 頭頂, あご, 目, 背景, シート",
  kor: "여권 사진, 정수리, 턱, 눈, 배경, 시트",
  nl: "pasfoto, kruin, kin, oog|ogen, achtergrond, vel",
  pl: "do paszportu, czub, podbród, ocz, tł|tle, arkusz",
  pt: "passaporte, topo, queixo, olhos, fundo, folha",
  rom: "pașaport, creștet, bărbi, ochi, fundal, foaie|foaia|foi",
  "ru-ru": "на паспорт, макушк, подбород, глаз, фон, лист",
  slo: "potni list, tem, brad, oč, ozad, list",
  spa: "pasaporte, coronilla, mentón, ojos, fondo, hoja",
  swe: "passfoto, hjäss, hak, ögon, bakgrund, ark",
  th: "รูปพาสปอร์ต, ยอดศีรษะ, คาง, ดวงตา, พื้นหลัง, แผ่น",
  tr: "pasaport fotoğraf, tepe, çene, göz, arka plan, sayfa",
  "uk-ua": "на паспорт, маківк, підборід, оч, тл, аркуш",
  vie: "ảnh hộ chiếu, đỉnh đầu, cằm, mắt, phông nền, tờ",
  zh: "护照照片, 头顶, 下巴, 眼睛, 背景, 排版",
  "zh-tw": "護照照片, 頭頂, 下巴, 眼睛, 背景, 排版",
};

/** The stems of a term in the language of a code; none for English. */
export const stemsOf = (code: string, term: GlossaryTerm): readonly string[] =>
  stems[code]?.split(", ")[terms.indexOf(term)]?.split("|") ?? [];
