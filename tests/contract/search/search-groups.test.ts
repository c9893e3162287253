import { describe, expect, test } from "@jest/globals";
import { makeSearchIndex, searchGroups } from "../../../contract/search/search-groups";
import { byLetter, firstOfEachLetter } from "../../../src/features/requirement-search/first-of-each-letter";

const small = { sizeLabel: "35 × 45 mm", width: 35, height: 45, unit: "mm" } as const;
const square = { sizeLabel: "2 × 2 in", width: 2, height: 2, unit: "inch" } as const;

const documents = (
  country: string,
  names: Record<string, string>,
  size: typeof small | typeof square = small,
) =>
  Object.entries(names).map(([document, name]) => ({
    urlPath: `${country}-${document}`,
    document,
    name,
    ...size,
  }));

const country = (code: string, countryName: string, aliases: string[], names: Record<string, string>) => ({
  countryCode: code,
  countryName,
  aliases,
  templateList: documents(code.toLowerCase(), names, code === "US" ? square : small),
});

const groups = [
  country("AT", "Österreich", ["Austria"], { passport: "Reisepass" }),
  country("AU", "Australien", ["Australia"], { passport: "Reisepass" }),
  country("CI", "Côte d’Ivoire", ["Ivory Coast"], { passport: "Reisepass" }),
  country("DE", "Deutschland", ["Germany"], {
    passport: "Reisepass",
    visa: "Visum",
    "id-card": "Personalausweis",
  }),
  country("KP", "Nordkorea", ["Korea"], { passport: "Reisepass" }),
  country("KR", "Südkorea", ["Korea"], { passport: "Reisepass" }),
  country("SE", "Schweden", ["Sweden"], { passport: "Reisepass" }),
  country("US", "Vereinigte Staaten", ["USA"], { passport: "Reisepass", visa: "Visum" }),
  country("XX", "Allgemeine Größen", [], { other: "35 × 45 mm" }),
];
const index = makeSearchIndex(groups);
const found = (query: string) =>
  searchGroups(index, query).groups.map(
    ({ countryCode, templateList }) =>
      `${countryCode} ${templateList.map(({ document }) => document).join()}`,
  );

describe("requirement search", () => {
  test("nothing typed: everything, in the order given", () => {
    expect(searchGroups(index, "  ").groups).toEqual(groups);
  });

  test("an Indian exam by its acronym with what people write beside it", () => {
    const exams = makeSearchIndex([
      country("CN", "China", [], { "legal-exam": "Legal exam" }),
      country("GD", "Grenada", [], { passport: "Passport" }),
      country("IN", "India", [], {
        ssc: "SSC",
        upsc: "UPSC",
        neet: "NEET",
        gate: "GATE",
        passport: "Passport",
      }),
      country("NL", "Netherlands", [], { passport: "Passport" }),
    ]);
    const names = (query: string) =>
      searchGroups(exams, query).groups.flatMap(({ templateList }) => templateList.map(({ name }) => name));
    expect(names("ssc exam")).toEqual(["SSC"]);
    expect(names("ssc exam photo size")).toEqual(["SSC"]);
    expect(names("ssc gd")).toEqual(["SSC"]);
    expect(names("upsc exam")).toEqual(["UPSC"]);
    expect(names("neet exam")).toEqual(["NEET"]);
    expect(names("neet photo")).toEqual(["NEET"]);
    expect(names("gate form")).toEqual(["GATE"]);
    expect(names("exam")).toEqual(["Legal exam", "SSC", "UPSC", "NEET", "GATE"]);
  });

  test("a country by its name, with and without marks, and by its English name", () => {
    expect(found("Österreich")).toEqual(["AT passport"]);
    expect(found("osterr")).toEqual(["AT passport"]);
    expect(found("austria")).toEqual(["AT passport"]);
    expect(found("cote d'ivoire")).toEqual(["CI passport"]);
  });

  test("a word at the end of a longer one, in any order with its country", () => {
    expect(found("ausweis")).toEqual(["DE id-card"]);
    expect(found("ausweis deutschland")).toEqual(["DE id-card"]);
    expect(found("deutschland ausweis")).toEqual(["DE id-card"]);
  });

  test("a code comes before names that begin with it", () => {
    expect(found("au")[0]).toBe("AU passport");
    expect(found("se")[0]).toBe("SE passport");
    expect(found("DE")[0]).toBe("DE passport,visa,id-card");
  });

  test("common other names", () => {
    expect(found("usa")).toEqual(["US passport,visa"]);
    expect(found("ivory coast")).toEqual(["CI passport"]);
  });

  test("of a country's documents, one with these words in its own name comes first", () => {
    const names = {
      passport: "Passport",
      "dv-lottery": "Diversity Visa lottery",
      "residence-permit": "Residence permit – Green Card",
    };
    const index = makeSearchIndex([country("US", "United States", ["USA"], names)]);
    const found = (query: string) =>
      searchGroups(index, query).groups.flatMap(({ templateList }) =>
        templateList.map(({ document }) => document),
      );
    expect(found("green card")).toEqual(["residence-permit", "dv-lottery"]);
    expect(found("usa green card")).toEqual(["residence-permit", "dv-lottery"]);
    expect(found("green card lottery")).toEqual(["dv-lottery"]);
    expect(found("usa")).toEqual(Object.keys(names));
  });

  test("a document in the page's language or in English, in all countries that have it", () => {
    expect(found("visum")).toEqual(["DE visa", "US visa"]);
    expect(found("visa")).toEqual(["DE visa", "US visa"]);
    expect(found("id card")).toEqual(["DE id-card"]);
  });

  test.each(["passeport", "pasaporte", "Türkiye pasaport", "パスポート", "护照", "паспорт"])(
    "a kind of document as another language names it: %s",
    (query) => {
      const english = makeSearchIndex([
        country("TR", "Türkiye", ["Turkey"], { passport: "Passport", visa: "Visa" }),
      ]);
      const [found] = searchGroups(english, query).groups;
      expect(found?.templateList.map(({ document }) => document)).toEqual(["passport"]);
    },
  );

  test("country and document together, in either order", () => {
    expect(found("germany visa")).toEqual(["DE visa"]);
    expect(found("visa us")).toEqual(["US visa"]);
    expect(found("vereinigte staaten reisepass")).toEqual(["US passport"]);
  });

  test("a document by its own words before a country that has one of them inside its name", () => {
    const asian = makeSearchIndex([
      country("JP", "Japan", [], { "id-card": "My Number card" }),
      country("IN", "India", [], { "pan-card": "PAN card", visa: "Visa" }),
    ]);
    const first = (query: string) => searchGroups(asian, query).groups.map(({ countryCode }) => countryCode);
    expect(first("pan card")).toEqual(["IN", "JP"]);
    expect(first("japan card")).toEqual(["JP"]);
  });

  test("a document by its acronym before a country that begins with it, or contains it", () => {
    const three = makeSearchIndex([
      country("JP", "Japan", [], { passport: "Passport" }),
      country("PA", "Panama", [], { passport: "Passport" }),
      country("IN", "India", [], { "pan-card": "PAN card", visa: "Visa" }),
      country("AU", "Australia", [], { licence: "Licence (New South Wales)" }),
      country("NZ", "New Zealand", [], { passport: "Passport" }),
    ]);
    const first = (query: string) => searchGroups(three, query).groups.map(({ countryCode }) => countryCode);
    expect(first("pan")).toEqual(["IN", "PA", "JP"]);
    expect(first("pana")).toEqual(["PA"]);
    expect(first("new")).toEqual(["NZ", "AU"]);
  });

  test("a word that names two countries shows both, and nothing else", () => {
    expect(found("korea")).toEqual(["KP passport", "KR passport"]);
  });

  test("one wrong, missing, doubled or swapped letter, but only where nothing is right", () => {
    expect(found("gemrany")).toEqual(["DE passport,visa,id-card"]);
    expect(found("germny visa")).toEqual(["DE visa"]);
    expect(found("deutchland")).toEqual(["DE passport,visa,id-card"]);
    expect(found("deutschlannd")).toEqual(["DE passport,visa,id-card"]);
    expect(found("germany pasport")).toEqual(["DE passport"]);
    expect(found("austria")).toEqual(["AT passport"]);
    expect(found("usb")).toEqual([]);
  });

  test("two such letters in a long word, never in a short one", () => {
    expect(found("deuschlannd")).toEqual(["DE passport,visa,id-card"]);
    expect(found("gremny")).toEqual([]);
    expect(found("deuschlunnt")).toEqual([]);
  });

  test("a size, however it is written, with the general size first", () => {
    for (const size of ["35x45", "35 x 45", "35 × 45 mm", "35*45mm", "3,5x4,5 cm", "3.5x4.5"])
      expect(found(size).slice(0, 2)).toEqual(["XX other", "AT passport"]);
    expect(found("2x2 inch")).toEqual(["US passport,visa"]);
    expect(found("50.8x50.8")).toEqual(["US passport,visa"]);
    expect(found("germany 35x45")).toEqual(["DE passport,visa,id-card"]);
    expect(found("36x45")).toEqual([]);
  });

  test("a size within less than a millimetre, where none is right", () => {
    expect(found("51x51")).toEqual(["US passport,visa"]);
    expect(found("51 x 51 mm")).toEqual(["US passport,visa"]);
    expect(found("us 51x50")).toEqual(["US passport,visa"]);
    expect(found("52x51")).toEqual([]);
    expect(found("34x45")).toEqual([]);
  });

  test("country and document in one word, where a script puts no space between them", () => {
    const groups = [
      country("US", "美国", [], { passport: "护照", visa: "签证" }),
      country("CN", "中国", [], { visa: "签证" }),
    ];
    const index = makeSearchIndex(groups);
    const documentsOf = (query: string) =>
      searchGroups(index, query).groups.map(({ templateList }) =>
        templateList.map(({ urlPath }) => urlPath).join(),
      );
    expect(documentsOf("美国签证")).toEqual(["us-visa"]);
    expect(documentsOf("护照美国")).toEqual(["us-passport"]);
    expect(documentsOf("签证")).toEqual(["us-visa", "cn-visa"]);
    expect(documentsOf("中国护照")).toEqual(["cn-visa"]);
  });

  test("a unit after a size is no country, before it it may be one", () => {
    const myanmar = { ...groups[0]!, countryCode: "MM", countryName: "Myanmar", aliases: [] };
    const index = makeSearchIndex([...groups, myanmar]);
    expect(searchGroups(index, "35 x 45 mm").groups[0]?.countryCode).toBe("XX");
    expect(searchGroups(index, "mm 35x45").groups[0]?.countryCode).toBe("MM");
  });

  test("nothing fits", () => {
    expect(found("atlantis")).toEqual([]);
    expect(found("xyzzy 12")).toEqual([]);
  });
});

describe("phrases of which only some words fit", () => {
  test("a country in another form, and words that no document has", () => {
    expect(found("reisepass deutsche renewal")).toEqual(["DE passport"]);
    expect(found("visum schweden qwertz")[0]).toBe("SE passport");
    expect(found("germany green card")[0]).toBe("DE id-card,passport,visa");
  });

  test("words that say nothing of a document are passed over", () => {
    expect(found("photo for german visa")).toEqual(["DE visa"]);
    expect(found("foto")).toEqual([]);
  });
});

describe("words of what is to be done with a document", () => {
  const isNear = (query: string) => searchGroups(index, query).isNear;

  test.each([
    ["germany passport renewal", "DE passport"],
    ["apply for first german passport online", "DE passport"],
    ["lost passport austria child's", "AT passport"],
    ["neuen personalausweis beantragen", "DE id-card"],
    ["visum schweden antrag online", "SE passport"],
    ["de passport renewal", "DE passport"],
    ["renouvellement de passport austria", "AT passport"],
  ])("%s", (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  test("what is found without them is what was asked for", () => {
    expect([isNear("germany passport renewal"), isNear("germany passport qwertz")]).toEqual([false, true]);
  });

  test("a country whose name has one of them is found by its name", () => {
    const zealand = country("NZ", "New Zealand", [], { passport: "Passport", visa: "Visa" });
    const index = makeSearchIndex([country("AU", "Australia", [], { passport: "Passport" }), zealand]);
    const first = (query: string) => searchGroups(index, query).groups[0];
    expect(first("new zealand")?.countryCode).toBe("NZ");
    expect(first("new zealand passport renewal")?.templateList.map(({ document }) => document)).toEqual([
      "passport",
    ]);
  });

  test("in a script without spaces they are taken out of the word", () => {
    const index = makeSearchIndex([
      country("JP", "日本", [], { passport: "パスポート", visa: "ビザ" }),
      country("SG", "新加坡", [], { passport: "护照" }),
    ]);
    const first = (query: string) => searchGroups(index, query).groups[0]?.templateList[0]?.urlPath;
    expect(first("日本パスポート更新")).toBe("jp-passport");
    expect(first("パスポート申請")).toBe("jp-passport");
    expect(first("新加坡护照换发")).toBe("sg-passport");
  });

  test("alone they find nothing", () => {
    expect(found("renewal online")).toEqual([]);
  });
});

test("form numbers are found without their dash, and a phrase before a country that begins with its first word", () => {
  const index = makeSearchIndex([
    country("KE", "Kenya", [], { eta: "Visa (eTA)" }),
    country("KR", "South Korea", [], { "k-eta": "Visa (K-ETA)" }),
    country("US", "United States", [], { visa: "Visa (DS-160)" }),
  ]);
  const first = (query: string) => searchGroups(index, query).groups[0]?.countryCode;
  expect(first("ds160")).toBe("US");
  expect(first("k-eta")).toBe("KR");
  expect(first("kenya eta")).toBe("KE");
});

test("the letter index has the base of a letter and leaves general sizes out", () => {
  const list = [
    { countryCode: "AL", countryName: "Albanien" },
    { countryCode: "AT", countryName: "Österreich" },
    { countryCode: "OM", countryName: "Oman" },
    { countryCode: "XX", countryName: "Zwischengrößen" },
  ];
  expect(firstOfEachLetter(list, "de")).toEqual([
    { letter: "A", countryCode: "AL" },
    { letter: "O", countryCode: "AT" },
  ]);
});

test("Thai countries stand under the consonant that they are sorted by", () => {
  const list = ["กรีซ", "เกรเนดา", "โคลอมเบีย", "แคนาดา"].map((countryName, index) => ({
    countryCode: `A${index}`,
    countryName,
  }));
  expect(firstOfEachLetter(list, "th")).toEqual([
    { letter: "ก", countryCode: "A0" },
    { letter: "ค", countryCode: "A2" },
  ]);
});

test("letters with marks are letters of their own where the language sorts them so", () => {
  const lettersOf = (names: string[], bcp47: string) =>
    firstOfEachLetter(
      names.map((countryName, index) => ({ countryCode: `A${index}`, countryName })),
      bcp47,
    ).map(({ letter }) => letter);
  expect(lettersOf(["Chile", "Čad", "Česko"], "sl")).toEqual(["C", "Č"]);
  expect(lettersOf(["Austria", "Ühendkuningriik"], "et")).toEqual(["A", "Ü"]);
  expect(lettersOf(["Oman", "Österreich"], "de")).toEqual(["O"]);
  expect(lettersOf(["Oman", "Österrike"], "sv")).toEqual(["O", "Ö"]);
  expect(lettersOf(["가나", "그리스", "나미비아", "대한민국"], "ko")).toEqual(["ㄱ", "ㄴ", "ㄷ"]);
});

test("countries are parted by letter, sizes of no country come apart, and a script without letters is not parted", () => {
  const partsOf = (list: [code: string, name: string][], bcp47: string) =>
    byLetter(
      list.map(([countryCode, countryName]) => ({ countryCode, countryName })),
      bcp47,
    ).map(({ letter, groups }) => [letter, groups.map(({ countryCode }) => countryCode).join()]);
  const list: [string, string][] = [
    ["AL", "Albania"],
    ["AT", "Austria"],
    ["BE", "Belgium"],
    ["XX", "Standard sizes"],
  ];
  expect(partsOf(list, "en")).toEqual([
    ["A", "AL,AT"],
    ["B", "BE"],
    [null, "XX"],
  ]);
  const signs = Array.from({ length: 41 }, (_, at): [string, string] => [
    `C${at}`,
    String.fromCodePoint(0x4e00 + at),
  ]);
  expect(partsOf(signs, "zh")).toHaveLength(1);
});
