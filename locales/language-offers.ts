export interface LanguageOffer {
  sentence: string;
  accept: string;
  decline: string;
}

const offer = (sentence: string, accept: string, decline: string): LanguageOffer => ({
  sentence,
  accept,
  decline,
});

/**
 * The only texts shown on pages of other languages, because their readers cannot read the page's own. By code, for
 * every language of `languages.ts`. Loaded only if there is something to offer.
 */
export const languageOffers: Readonly<Record<string, LanguageOffer>> = {
  en: offer("This page is also available in English.", "Read in English", "No, thanks"),
  ara: offer("هذه الصفحة متوفرة بالعربية أيضًا.", "اقرأها بالعربية", "لا، شكرًا"),
  bul: offer("Тази страница я има и на български.", "Прочетете на български", "Не, благодаря"),
  cs: offer("Tato stránka je k dispozici i v češtině.", "Číst česky", "Ne, děkuji"),
  dan: offer("Denne side findes også på dansk.", "Læs på dansk", "Nej tak"),
  de: offer("Diese Seite gibt es auch auf Deutsch.", "Auf Deutsch lesen", "Nein, danke"),
  el: offer("Αυτή η σελίδα υπάρχει και στα ελληνικά.", "Διαβάστε στα ελληνικά", "Όχι, ευχαριστώ"),
  est: offer("See leht on olemas ka eesti keeles.", "Loe eesti keeles", "Ei, aitäh"),
  fin: offer("Tämä sivu on saatavilla myös suomeksi.", "Lue suomeksi", "Ei kiitos"),
  "fr-fr": offer("Cette page existe aussi en français.", "Lire en français", "Non merci"),
  hi: offer("यह पेज हिन्दी में भी उपलब्ध है।", "हिन्दी में पढ़ें", "नहीं, धन्यवाद"),
  hu: offer("Ez az oldal magyarul is elérhető.", "Olvasás magyarul", "Nem, köszönöm"),
  it: offer("Questa pagina è disponibile anche in italiano.", "Leggi in italiano", "No, grazie"),
  jp: offer("このページは日本語でもご覧いただけます。", "日本語で読む", "このまま見る"),
  kor: offer("이 페이지는 한국어로도 볼 수 있습니다.", "한국어로 보기", "괜찮습니다"),
  nl: offer("Deze pagina is er ook in het Nederlands.", "Lees in het Nederlands", "Nee, bedankt"),
  pl: offer("Ta strona jest dostępna także po polsku.", "Czytaj po polsku", "Nie, dziękuję"),
  pt: offer("Esta página também está disponível em português.", "Ler em português", "Não, obrigado"),
  rom: offer("Această pagină este disponibilă și în română.", "Citiți în română", "Nu, mulțumesc"),
  "ru-ru": offer("Эта страница есть и на русском языке.", "Читать по-русски", "Нет, спасибо"),
  slo: offer("Ta stran je na voljo tudi v slovenščini.", "Preberite v slovenščini", "Ne, hvala"),
  spa: offer("Esta página también está disponible en español.", "Leer en español", "No, gracias"),
  swe: offer("Den här sidan finns också på svenska.", "Läs på svenska", "Nej tack"),
  th: offer("หน้านี้มีภาษาไทยด้วย", "อ่านภาษาไทย", "ไม่ ขอบคุณ"),
  tr: offer("Bu sayfanın Türkçesi de var.", "Türkçe oku", "Hayır, teşekkürler"),
  "uk-ua": offer("Ця сторінка доступна й українською.", "Читати українською", "Ні, дякую"),
  vie: offer("Trang này cũng có bản tiếng Việt.", "Đọc tiếng Việt", "Không, cảm ơn"),
  zh: offer("本页也有简体中文版。", "阅读简体中文版", "不用了"),
  "zh-tw": offer("本頁也有繁體中文版。", "閱讀繁體中文版", "不用了"),
};
