/** What people of each language type for a country, and the country that must come first. */
export const everydayNames: Readonly<Record<string, string>> = {
  en: "uk=GB usa=US uae=AE england=GB great britain=GB britain=GB scotland=GB holland=NL turkey=TR swiss=CH schengen=EU america=US korea=KR burma=MM czech republic=CZ ivory coast=CI macau=MO saudi=SA dubai=AE germnay=DE switzerlnd=CH ukrane=UA philipines=PH austalia=AU",
  ara: "أمريكا=US أميركا=US امريكا=US بريطانيا=GB انجلترا=GB إنجلترا=GB الإمارات=AE الامارات=AE السعودية=SA شنغن=EU كوريا=KR هولندا=NL المانيا=DE فرنسا=FR روسيا=RU تركيا=TR uk=GB",
  bul: "САЩ=US Америка=US Англия=GB Великобритания=GB Холандия=NL Шенген=EU ОАЕ=AE ЮАР=ZA Корея=KR германия=DE",
  cs: "USA=US Amerika=US Anglie=GB Velká Británie=GB velka britanie=GB Holandsko=NL Schengen=EU SAE=AE JAR=ZA Německo=DE nemecko=DE",
  dan: "USA=US England=GB Storbritannien=GB Holland=NL Schengen=EU Emiraterne=AE Tyskland=DE Hviderusland=BY Korea=KR",
  de: "USA=US Amerika=US England=GB Großbritannien=GB Grossbritannien=GB Holland=NL Türkei=TR Turkei=TR Schengen=EU Elfenbeinküste=CI Tschechische Republik=CZ Weißrussland=BY Frankriech=FR uk=GB",
  el: "ΗΠΑ=US Αμερική=US αμερικη=US Αγγλία=GB Ολλανδία=NL Σένγκεν=EU Γερμανία=DE γερμανια=DE Κορέα=KR",
  est: "USA=US Ameerika=US Inglismaa=GB Suurbritannia=GB Holland=NL Schengen=EU Saksamaa=DE Korea=KR",
  fin: "USA=US Amerikka=US Englanti=GB Iso-Britannia=GB Hollanti=NL Schengen=EU Saksa=DE Emiraatit=AE",
  "fr-fr":
    "USA=US Etats-Unis=US États-Unis=US Amérique=US Angleterre=GB Grande-Bretagne=GB Hollande=NL Schengen=EU Corée=KR Emirats=AE République tchèque=CZ Allemange=DE",
  hi: "अमेरिका=US अमरीका=US यूएसए=US ब्रिटेन=GB इंग्लैंड=GB यूके=GB रूस=RU चीन=CN फ्रांस=FR फ़्रांस=FR यूएई=AE दुबई=AE शेंगेन=EU ग्रीस=GR मेक्सिको=MX इंडिया=IN हॉलैंड=NL",
  hu: "USA=US Amerika=US Anglia=GB Nagy-Britannia=GB Hollandia=NL Schengen=EU Csehország=CZ németország=DE nemetorszag=DE",
  it: "USA=US America=US Inghilterra=GB Gran Bretagna=GB Olanda=NL Schengen=EU Corea=KR Emirati=AE Repubblica Ceca=CZ",
  jp: "米国=US アメリカ=US 英国=GB イギリス=GB イングランド=GB 豪州=AU シェンゲン=EU ドバイ=AE UAE=AE かんこく=KR 大韓民国=KR にほん=JP どいつ=DE ビルマ=MM サウジ=SA オーストラリヤ=AU 香港=HK シガンポール=SG アイスラント=IS アルゼンテン=AR ウクラナイ=UA",
  kor: "한국=KR 대한민국=KR 호주=AU 터키=TR 튀르키예=TR 미국=US 영국=GB 잉글랜드=GB 솅겐=EU 쉥겐=EU 남아공=ZA 타이완=TW 버마=MM 두바이=AE 도이칠란트=DE 우라이나=UA 아이란슬드=IS 카자스흐탄=KZ 룩셈브르크=LU 케나다=CA",
  nl: "USA=US VS=US Amerika=US Engeland=GB Groot-Brittannië=GB groot brittannie=GB Holland=NL Schengen=EU Wit-Rusland=BY Duitsland=DE",
  pl: "USA=US Stany Zjednoczone=US Anglia=GB Wielka Brytania=GB Holandia=NL Schengen=EU RPA=ZA ZEA=AE Niemcy=DE Wybrzeże Kości Słoniowej=CI",
  pt: "EUA=US Estados Unidos=US Inglaterra=GB Grã-Bretanha=GB Holanda=NL Schengen=EU Coreia=KR Emirados=AE Alemanha=DE República Tcheca=CZ",
  rom: "SUA=US America=US Anglia=GB Marea Britanie=GB Olanda=NL Schengen=EU Coreea=KR Germania=DE Emirate=AE",
  "ru-ru":
    "США=US Америка=US Англия=GB Великобритания=GB Голландия=NL Шенген=EU ОАЭ=AE Эмираты=AE Белоруссия=BY ЮАР=ZA Корея=KR герамния=DE",
  slo: "ZDA=US Amerika=US Anglija=GB Velika Britanija=GB Nizozemska=NL Holandija=NL Schengen=EU Šengen=EU Nemčija=DE nemcija=DE",
  spa: "EEUU=US Estados Unidos=US USA=US Inglaterra=GB Gran Bretaña=GB Holanda=NL Schengen=EU Corea=KR Emiratos=AE Costa de Marfil=CI alemaina=DE",
  swe: "USA=US Amerika=US England=GB Storbritannien=GB Holland=NL Schengen=EU Vitryssland=BY Tyskland=DE Emiraten=AE",
  th: "จีน=CN อังกฤษ=GB อเมริกา=US สหรัฐ=US เกาหลี=KR เชงเกน=EU เชงเก้น=EU ดูไบ=AE ฮอลแลนด์=NL เยอรมัน=DE ญี่ปุ่น=JP พม่า=MM ซาอุ=SA ไทย=TH ลาว=LA",
  tr: "ABD=US Amerika=US İngiltere=GB ingiltere=GB Birleşik Krallık=GB Hollanda=NL Schengen=EU Şengen=EU BAE=AE Almanya=DE Kore=KR",
  "uk-ua":
    "США=US Америка=US Англія=GB Велика Британія=GB Голландія=NL Шенген=EU ОАЕ=AE Емірати=AE ПАР=ZA Німеччина=DE",
  vie: "Mỹ=US my=US Hoa Kỳ=US hoa ky=US Anh=GB nước Anh=GB Hàn Quốc=KR han quoc=KR Úc=AU Đức=DE duc=DE Nhật=JP Schengen=EU Miến Điện=MM Hà Lan=NL",
  zh: "阿联酋=AE 印尼=ID 美国=US 英国=GB 英格兰=GB 申根=EU 迪拜=AE 澳洲=AU 大马=MY 沙特=SA 韩国=KR 象牙海岸=CI 香港=HK 加那大=CA",
  "zh-tw":
    "韓國=KR 南韓=KR 臺灣=TW 台灣=TW 美國=US 英國=GB 英格蘭=GB 申根=EU 杜拜=AE 阿聯=AE 新西蘭=NZ 大陸=CN 沙烏地=SA 澳洲=AU",
};
