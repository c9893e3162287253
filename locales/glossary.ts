/**
 * Terms. If an English text contains a term, its translation must contain one of these stems: lower case, without
 * endings, so that every case and number matches; alternatives are separated by "|". The note explains the term. Add
 * a new word for a term here first. Numbers, percentages and units are not terms: `write-number.ts` formats them.
 */
export const glossary = {
  passportPhoto: {
    inEnglish: /passport photo/i,
    note: "What the trade and the counter call it; the word that people search for.",
    stems: `
      ara صور جواز|صورة جواز, bul паспорт, cs pas, dan pasfoto, de passbild|passfoto, el διαβατηρίου,
      est passifoto, fin passikuv, fr-fr photo passeport|photo de passeport|photos de passeport,
      hi पासपोर्ट फ़ोटो, hu útlevélkép, it passaporto, jp パスポート写真, kor 여권 사진|여권사진, nl pasfoto,
      pl do paszportu, pt passaporte, rom pașaport, ru-ru на паспорт, slo potni list, spa pasaporte,
      swe passfoto, th รูปพาสปอร์ต, tr pasaport fotoğraf, uk-ua на паспорт, vie ảnh hộ chiếu, zh 护照照片,
      zh-tw 護照照片
    `,
  },
  documentPhoto: {
    inEnglish: /\bdocument photos?\b/i,
    note: 'A photo for any official document. Never "photo of a document", which shows papers.',
    stems: `
      ara صور|صورة, bul снимк, cs fotografi, dan foto, de passbild|passfoto, el φωτογραφί,
      est dokumendifoto, fin kuv, fr-fr photo d’identité|photos d’identité, hi फ़ोटो, hu igazolványkép,
      it foto per documenti|fototessera, jp 写真, kor 사진, nl pasfoto, pl zdjęci, pt foto, rom fotografi,
      ru-ru фото на документы, slo fotografij, spa foto, swe foto, th รูป, tr fotoğraf,
      uk-ua фото на документи, vie ảnh, zh 照, zh-tw 照
    `,
  },
  authority: {
    inEnglish: /\bauthority\b/i,
    note: 'Whoever takes the photo: an office, a ministry, an embassy. Never the bare word for power or rule; "competent" or "issuing" where the language needs it.',
    stems: `
      ara الجهة|للجهة, bul институци, cs úřad, dan myndighed, de behörde, el αρχή|αρχής, est ametiasutus,
      fin viranomai, fr-fr administration, hi प्राधिकरण, hu hatóság, it autorità, jp 機関|提出先, kor 기관|제출하는 곳,
      nl instantie, pl urząd|urzęd, pt órgão, rom autorit, ru-ru ведомств, slo organ, spa autoridad,
      swe myndighet, th หน่วยงาน, tr kurum, uk-ua установ, vie cơ quan, zh 机关|机构, zh-tw 機關|機構
    `,
  },
  crown: {
    inEnglish: /\bcrown\b/i,
    note: "The top of the skull under the hair, no royal crown; in a sentence that also holds where the hair counts, the top of the head.",
    stems: `
      ara قمة الرأس, bul теме|върха на главата, cs temen, dan isse, de scheitel, el κορυφή, est peal,
      fin päälake|päälaki|päälae, fr-fr sommet du crâne|sommet de la tête, hi शीर्ष, hu fejtető, it sommità, jp 頭頂,
      kor 정수리, nl kruin, pl czub, pt topo, rom creștet, ru-ru макушк, slo tem, spa coronilla, swe hjäss,
      th ยอดศีรษะ, tr tepe, uk-ua маківк, vie đỉnh đầu, zh 头顶, zh-tw 頭頂
    `,
  },
  chin: {
    inEnglish: /\bchin\b/i,
    note: "Its lowest point, without a beard.",
    stems: `
      ara ذقن, bul брад, cs brad, dan hage, de kinn, el πηγούνι|πηγουνι, est lõu, fin leu, fr-fr menton,
      hi ठोड़ी, hu áll, it mento, jp あご, kor 턱, nl kin, pl podbród, pt queixo, rom bărbi, ru-ru подбород,
      slo brad, spa mentón, swe hak, th คาง, tr çene, uk-ua підборід, vie cằm, zh 下巴, zh-tw 下巴
    `,
  },
  eyeLine: {
    inEnglish: /\beye line\b|\beyes,? above\b/i,
    note: "Where both pupils lie; measured from the lower edge of the photo.",
    stems: `
      ara العينين|العينان, bul очи, cs oč, dan øje|øjne, de auge, el ματι|μάτι, est silm, fin silm,
      fr-fr yeux, hi आँख, hu szem, it occhi, jp 目, kor 눈, nl oog|ogen, pl ocz, pt olhos, rom ochi,
      ru-ru глаз, slo oč, spa ojos, swe ögon, th ดวงตา, tr göz, uk-ua оч, vie mắt, zh 眼睛, zh-tw 眼睛
    `,
  },
  headCovering: {
    inEnglish: /\bhead covering\b/i,
    note: "Hat, cap, scarf, turban, veil alike: never the word for one of them.",
    stems: `
      ara غطاء الرأس, bul глава, cs pokrývka hlavy, dan hovedbeklædning, de kopfbedeckung,
      el κάλυμμα κεφαλ|κεφαλ, est peakate, fin päähine, fr-fr couvre-chef, hi टोपी, पगड़ी|सिर का कपड़ा,
      hu fejfedő|fej, it copricapo, jp 頭を覆うもの, kor 머리를 가리는 것, nl hoofdbedekking, pl nakrycie głowy,
      pt cabeça, rom cap, ru-ru головной убор, slo pokrivalo, spa cabeza cubierta, swe huvudbonad,
      th คลุมศีรษะ, tr başörtü|başı örten|başta, uk-ua головний убір, vie khăn trùm đầu, zh 头巾, zh-tw 頭巾
    `,
  },
  neutral: {
    inEnglish: /\bneutral\b/i,
    note: 'Of the face: relaxed, mouth closed, no smile. Not "natural", not "ordinary".',
    stems: `
      ara محايد, bul неутрал, cs neutrál, dan neutral, de neutral, el ουδέτερ, est neutraal,
      fin neutraal, fr-fr neutre, hi तटस्थ|सामान्य, hu semleges, it neutr, jp 真顔|無表情, kor 무표정, nl neutra,
      pl neutraln, pt neutr, rom neutr, ru-ru нейтральн, slo nevtral, spa neutr, swe neutral,
      th เรียบเฉย, tr nötr, uk-ua нейтральн, vie bình thường|không cười, zh 中性|自然, zh-tw 中性|自然
    `,
  },
  background: {
    inEnglish: /\bbackground\b/i,
    note: "What stands behind the head.",
    stems: `
      ara خلفي, bul фон, cs pozad, dan baggrund, de hintergrund, el φόντο|φόντου, est taust, fin taust,
      fr-fr fond|arrière-plan, hi बैकग्राउंड, hu hátt, it sfondo, jp 背景, kor 배경, nl achtergrond,
      pl tł|tle, pt fundo, rom fundal, ru-ru фон, slo ozad, spa fondo, swe bakgrund, th พื้นหลัง,
      tr arka plan, uk-ua тл, vie phông nền|nền trong suốt, zh 背景, zh-tw 背景
    `,
  },
  plainWall: {
    inEnglish: /\bplain wall\b/i,
    note: "Of one colour and without pattern. Not smooth, not flat, not empty: a rough wall will do, a striped one will not.",
    stems: `
      ara جدار سادة, bul едноцветна стена, cs jednobarevn, dan ensfarvet væg,
      de einfarbige wand|einfarbigen wand, el μονόχρωμο τοίχο, est ühevärvili, fin yksivärisen seinän,
      fr-fr mur uni, hi सादी दीवार, hu egyszínű fal, it parete a tinta unita, jp 無地の壁, kor 단색 벽,
      nl effen muur, pl jednolitą ścianą, pt parede lisa, rom perete uni, ru-ru однотонной стены,
      slo enobarvno steno, spa pared lisa, swe enfärgad vägg, th ผนังสีเรียบ, tr tek renk bir duvar,
      uk-ua однотонної стіни, vie bức tường trơn|tường trơn, zh 素色墙, zh-tw 素色牆
    `,
  },
  crop: {
    inEnglish: /\bcrop(?:s|ped|ping)?\b/i,
    note: 'To choose the part of the picture that stays. "Cut" is done with scissors on the sheet, "cut out" parts a person from the background: three words where the language has them.',
    stems: `
      ara قص|قُص|قتص|قتُص, bul изряз|изреж, cs oříz|ořez|ořez, dan beskær|beskår, de schnitt|schneid, el περικ,
      est kärb|kärp, fin raja, fr-fr recadr, hi क्रॉप, hu vág, it ritagli, jp トリミング, kor 자르|자른|자를|자릅|잘라,
      nl bijsn|bijgesn|snijd, pl przyci|przyt|kadr, pt recort|recorte, rom decup, ru-ru кадр,
      slo obrez|obrež, spa recort, swe beskär|beskur|beskär, th ครอบตัด, tr kırp, uk-ua кадр, vie cắt,
      zh 裁剪, zh-tw 裁切
    `,
  },
  generalSize: {
    inEnglish: /\bstandard sizes?\b/i,
    note: "Sizes of photos that belong to no country. Of the photo, not of the paper.",
    stems: `
      ara مقاسات عامة|المقاس العام|مقاس عام, bul общи размери|общ размер, cs obecné rozměr|obecného rozměr|obecný rozměr,
      dan generelle format|generelt format, de allgemeine format|allgemeinen format|allgemeines format, el γενικ, est üldise|üldised,
      fin yleis|yleinen, fr-fr formats généraux|format général, hi सामान्य साइज़, hu általános méret, it format,
      jp 一般的なサイズ, kor 일반 규격, nl algemene format|algemene formaat|algemeen formaat, pl rozmiary ogólne|rozmiarze ogólnym|rozmiar ogólny,
      pt tamanhos gerais|tamanho geral, rom dimensiun, ru-ru стандартн, slo splošn, spa tamaño,
      swe allmänna format|allmänt format, th ขนาดทั่วไป, tr genel ölçü, uk-ua стандартн, vie cỡ, zh 通用尺寸, zh-tw 通用尺寸
    `,
  },
  printSheet: {
    inEnglish: /\bsheet\b(?! of the)/i,
    note: "The paper with several photos, from a photo counter or a printer. Not the bed sheet that may hang behind the head.",
    stems: `
      ara ورق, bul лист, cs arch, dan ark, de bogen, el φύλλο, est leht|lehe|lehte, fin arkki|arki,
      fr-fr planche, hi शीट, hu lap, it fogli, jp シート, kor 시트, nl vel, pl arkusz, pt folha,
      rom foaie|foaia|foi, ru-ru лист, slo list, spa hoja, swe ark, th แผ่น, tr sayfa, uk-ua аркуш,
      vie tờ, zh 排版, zh-tw 排版
    `,
  },
} as const;

export type GlossaryTerm = keyof typeof glossary;

const stemsByCode = (stems: string): Map<string, string[]> =>
  new Map(
    stems
      .trim()
      .split(/,\s+/)
      .map((entry): [string, string[]] => {
        const space = entry.indexOf(" ");
        return [entry.slice(0, space), entry.slice(space + 1).split("|")];
      }),
  );

const parsed = new Map(
  (Object.keys(glossary) as GlossaryTerm[]).map((term) => [term, stemsByCode(glossary[term].stems)]),
);

/** The stems of a term in a language; none for English. */
export const stemsOf = (code: string, term: GlossaryTerm): readonly string[] =>
  parsed.get(term)?.get(code) ?? [];
