import { foldText } from "../../locales/fold-text";

/** The kinds of documents as the languages of the site name them; commas separate the names. */
const names = {
  passport:
    "جواز سفر, паспорт, cestovní pas, reisepass, διαβατήριο, passeport, पासपोर्ट, útlevél, " +
    "passaporto, パスポート, 여권, paspoort, paszport, passaporte, pașaport, potni list, pasaporte, " +
    "หนังสือเดินทาง, pasaport, hộ chiếu, 護照, 护照",
  visa:
    "تأشيرة, виза, vízum, visum, βίζα, viisa, viisumi, वीज़ा, ビザ, 비자, wiza, viză, vizum, วีซ่า, " +
    "vize, віза, 簽證, 签证",
  "id card":
    "بطاقة هوية, лична карта, občanský průkaz, identitetskort, personalausweis, δελτίο " +
    "ταυτότητας, id-kaart, henkilökortti, carte d’identité, पहचान पत्र, személyi igazolvány, " +
    "carta d’identità, 身分証明書, 신분증, identiteitskaart, dowód osobisty, documento de identidade, " +
    "carte de identitate, удостоверение личности, osebna izkaznica, documento de identidad, " +
    "id-kort, บัตรประจำตัว, kimlik kartı, посвідчення особи, thẻ căn cước, 身分證, 身份证, ausweis, " +
    "dni, cni",
  "driving licence":
    "رخصة قيادة, шофьорска книжка, řidičský průkaz, kørekort, führerschein, άδεια οδήγησης, " +
    "juhiluba, ajokortti, permis de conduire, ड्राइविंग लाइसेंस, vezetői engedély, patente di " +
    "guida, 運転免許証, 운전면허증, rijbewijs, prawo jazdy, carteira de motorista, permis de conducere, " +
    "водительское удостоверение, vozniško dovoljenje, licencia de conducir, körkort, ใบขับขี่, " +
    "ehliyet, посвідчення водія, giấy phép lái xe, 駕照, 驾驶证",
  "residence permit":
    "تصريح إقامة, разрешение за пребиваване, povolení k pobytu, opholdstilladelse, " +
    "aufenthaltstitel, άδεια διαμονής, elamisluba, oleskelulupa, titre de séjour, निवास परमिट, " +
    "tartózkodási engedély, permesso di soggiorno, 滞在許可証, 체류허가증, verblijfsvergunning, karta " +
    "pobytu, autorização de residência, permis de ședere, вид на жительство, dovoljenje za " +
    "prebivanje, permiso de residencia, uppehållstillstånd, ใบอนุญาตพำนัก, ikamet izni, " +
    "посвідка на проживання, giấy phép cư trú, 居留證, 居留证",
} as const;

/** Longest first: "permis de conduire" before a shorter name in it. */
const known = Object.entries(names)
  .flatMap(([english, list]) => list.split(", ").map((name) => [foldText(name), english] as const))
  .sort(([a], [b]) => b.length - a.length);

/** A query with the kinds of documents in English, which every document is found by: "reisepass" is "passport". */
export const withEnglishKinds = (query: string): string =>
  known
    .reduce((text, [name, english]) => text.replace(` ${name} `, ` ${english} `), ` ${foldText(query)} `)
    .trim();
