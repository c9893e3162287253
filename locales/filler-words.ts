/**
 * Words that say what to do, not which document: "uk passport renewal", "first passport for a child". The search
 * ignores them if no document matches the whole query. As people type them in each language; "_" is a space in a
 * phrase. None may be a country's name: in Vietnamese "ảnh" without its marks is England, so it is not included.
 */
export const fillerWords = [
  // English
  "renewal renew renewing replacement replace application applicant apply applying form online new first lost stolen " +
    "expired urgent fast_track child child's children children's kid's baby's adult how_to what is need make get take " +
    "requirements requirement rules dimensions free app maker near_me at_home print a an and in on to with your i",
  // Arabic
  "تجديد استخراج إصدار طلب تقديم نموذج استمارة إلكتروني أونلاين جديد جديدة لأول_مرة أول ضائع مفقود بدل_فاقد منتهي " +
    "مستعجل طفل للأطفال الأطفال كيف شروط متطلبات مقاس مجانا صورة صور من في على",
  // Bulgarian
  "подновяване смяна заявление формуляр онлайн нов нова ново първи първа изгубен изгубена откраднат изтекъл дете детски " +
    "деца как изисквания безплатно снимка снимки за на",
  // Czech
  "obnova výměna žádost formulář nový nová nové první ztracený ztráta ukradený prošlý dítě děti dětský dětské jak " +
    "požadavky zdarma fotka fotografie na pro do",
  // Danish
  "fornyelse forny ansøgning ansøge ansøg formular skema nyt ny nye første mistet stjålet udløbet barn børn barnets " +
    "hvordan krav gratis til for af",
  // German
  "verlängerung verlängern erneuerung erneuern beantragen beantragung antrag formular neu neuer neue neues neuen erster " +
    "erstes erste verloren verlust gestohlen abgelaufen express eilig kind kinder kindes wie anforderungen vorgaben " +
    "kostenlos bild bilder lichtbild für fürs zum zur das die der ein einen",
  // Greek
  "ανανέωση αντικατάσταση αίτηση έντυπο φόρμα νέο νέα πρώτο πρώτη χαμένο κλεμμένο ληγμένο παιδί παιδιού παιδιά παιδικό " +
    "πώς απαιτήσεις δωρεάν φωτογραφία φωτογραφίες για το την του",
  // Estonian
  "uuendamine pikendamine vahetamine taotlus taotlemine ankeet vorm internetis uus esimene kadunud varastatud aegunud " +
    "laps lapse lastele kuidas nõuded tasuta pilt jaoks",
  // Finnish
  "uusiminen uusia hakemus hakea hakeminen lomake verkossa netissä uusi uuden ensimmäinen kadonnut varastettu " +
    "vanhentunut lapsi lapsen lapselle miten vaatimukset ilmainen kuva kuvat varten",
  // French
  "renouvellement renouveler remplacement demande demander formulaire en_ligne nouveau nouvelle premier première perdu " +
    "perdue perte volé périmé expiré urgent enfant enfants comment exigences normes gratuit pour mon un une le la les du " +
    "de des",
  // Hindi
  "नवीनीकरण रिन्यू रिन्यूअल आवेदन फॉर्म ऑनलाइन नया नई पहला पहली खोया गुम चोरी तत्काल बच्चे बच्चों बच्चा कैसे नियम मुफ्त फोटो के_लिए के " +
    "का की में",
  // Hungarian
  "megújítás megújítása hosszabbítás csere cseréje igénylés igénylése kérelem űrlap nyomtatvány új első elveszett " +
    "ellopott lejárt sürgős gyermek gyerek gyereknek gyermekek hogyan követelmények ingyenes fénykép fotó kép az",
  // Italian
  "rinnovo rinnovare duplicato domanda richiesta richiedere modulo nuovo nuova primo prima smarrito smarrimento rubato " +
    "scaduto urgente bambino bambini minori come requisiti gratis per il la un una del della di",
  // Japanese
  "更新 切替 切り替え 再発行 再発給 申請書 申請 申込 申し込み 用紙 フォーム オンライン 電子申請 新規 初めて はじめて 紛失 盗難 期限切れ 至急 子供用 子供 " +
    "子ども こども 無料 サイズ 規格 写真",
  // Korean
  "갱신 재발급 재발행 신청서 신청 양식 온라인 신규 최초 분실 도난 만료 긴급 어린이 아동 무료 규격 규정 만들기 사진",
  // Dutch
  "verlenging verlengen vernieuwen vernieuwing vervanging aanvraag aanvragen formulier nieuw nieuwe eerste kwijt " +
    "gestolen verlopen spoed kind kinderen hoe eisen gratis voor van het een mijn",
  // Polish
  "odnowienie przedłużenie wymiana wymienić wniosek formularz przez_internet nowy nowa nowe pierwszy pierwsza zgubiony " +
    "utrata skradziony nieważny pilne dziecko dziecka dzieci jak wymagania za_darmo zdjęcie zdjęcia do dla na",
  // Portuguese
  "renovação renovar segunda_via solicitação solicitar requerimento pedido formulário novo nova primeiro primeira perdido " +
    "perda roubado vencido urgente criança crianças infantil como requisitos grátis para um uma de do da",
  // Romanian
  "reînnoire reînnoirea preschimbare înlocuire cerere formular nou nouă primul prima pierdut furat expirat copil copii " +
    "copilului cum cerințe gratuit poză fotografie pentru un o de din",
  // Russian
  "продление замена обновление оформление заявление заявка анкета бланк онлайн новый новая новое нового первый первая " +
    "первое утеря потерян украден просрочен срочно ребенок ребенка ребенку детей детский детское как требования бесплатно " +
    "фотография фотографии для на",
  // Slovenian
  "podaljšanje obnova zamenjava vloga prošnja obrazec spletu nov nova novo prvi prva izgubljen ukraden potekel nujno " +
    "otrok otroka otroke otroški kako zahteve brezplačno slika fotografija za na",
  // Spanish
  "renovación renovar reposición solicitud solicitar trámite tramitar formulario en_línea nuevo nueva primera_vez primer " +
    "primero primera perdido pérdida extravío robado vencido caducado urgente niño niña niños menor menores cómo requisitos " +
    "gratis para mi un una el la los de del",
  // Swedish
  "förnyelse förnya ansökan ansöka ansök blankett formulär nytt ny nya första förlorat stulet utgånget barn barnets hur " +
    "krav gratis bild till för av",
  // Thai
  "ต่ออายุ ทำใหม่ ยื่นขอ สมัคร คำร้อง แบบฟอร์ม ออนไลน์ ใหม่ ครั้งแรก สูญหาย ถูกขโมย หมดอายุ ด่วน เด็ก สำหรับ ฟรี ขนาด รูปถ่าย รูป",
  // Turkish
  "yenileme yenilemesi yenilemek değiştirme başvuru başvurusu başvurmak form formu internetten yeni ilk kayıp çalıntı " +
    "süresi_dolmuş acil çocuk çocuğu çocuklar çocuğum nasıl şartları kuralları ücretsiz fotoğraf fotoğrafı için",
  // Ukrainian
  "продовження заміна поновлення оновлення оформлення заява бланк новий нова нове нового перший перша перше втрата " +
    "втрачений вкрадений прострочений терміново дитина дитини дитині дітей дитячий як вимоги безкоштовно фотографія " +
    "фотографії",
  // Vietnamese
  "gia_hạn cấp_lại cấp_đổi làm_lại làm_mới xin_cấp đơn_xin tờ_khai trực_tuyến lần_đầu bị_mất hết_hạn trẻ_em cho_bé " +
    "yêu_cầu miễn_phí chụp",
  // Chinese, simplified
  "更新 更换 换发 补办 补领 延期 续签 续期 申请表 申请 表格 网上 在线 线上 首次 第一次 初次 遗失 丢失 挂失 被盗 过期 加急 儿童 孩子 小孩 宝宝 免费 " +
    "要求 尺寸 规格 怎么 照片",
  // Chinese, traditional
  "更換 換發 補發 補辦 續簽 展延 申請表 申請書 申請 網上 線上 遺失 失竊 過期 急件 兒童 寶寶 免費 規定 規格 怎麼",
].join(" ");
