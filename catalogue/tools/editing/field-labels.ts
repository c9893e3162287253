/**
 * Label and one line of help for every field, by the name of the field in the files. `label_singular` is on the button that adds
 * one to a list.
 */
export const fieldLabels: Record<string, { label: string; label_singular?: string; hint?: string }> = {
  // Articles
  title: { label: "Title", hint: "The heading of the page and its line in a search result." },
  question: { label: "Question", hint: "As a visitor would ask it." },
  description: { label: "Description", hint: "One or two sentences below the title of a search result." },
  keywords: {
    label: "Keywords",
    label_singular: "Keyword",
    hint: "Words that people search for, each search in a field of its own.",
  },
  name: { label: "Name" },
  role: { label: "Role", hint: "What the author does here, in a few words." },
  languageDate: {
    label: "Last change of this language",
    hint: "Only where this text was changed on another day than the rest. Otherwise leave it empty.",
  },
  body: {
    label: "Text",
    hint: "Markdown: `## heading`, `**bold**`, `- list`, `[words](/guide/de-passport)`.",
  },
  category: { label: "Category", hint: "The group in which the question is shown." },
  order: { label: "Position", hint: "The place in its list: 1 comes first." },
  urlPaths: { label: "Documents", hint: "Documents that the question is about. None: it is about all." },
  documents: { label: "Documents", hint: "Documents that the guide is about, the most important first." },
  recommended: { label: "Documents below the article", hint: "Offered to the reader at the end." },
  image: { label: "Picture", hint: "Shown above the article and when the page is shared." },
  author: { label: "Author", hint: "Shown below the title." },
  publishedAt: { label: "Published on", hint: "The day of the first publication." },
  updatedAt: {
    label: "Last change",
    hint: "Shown on the page. Set it when the meaning of the text changes.",
  },
  draft: {
    label: "Draft",
    hint: "On: shown in the preview only; the page of a translation is in English meanwhile. Turn it off to publish. Turned on again, a page disappears: links of published texts to it become faults, which stop the build.",
  },
  // Documents
  country: { label: "Country" },
  urlPath: {
    label: "Address",
    hint: "The end of its web address, as in `de-passport`. It never changes once published.",
  },
  document: { label: "Kind of document" },
  variant: { label: "Variant", hint: "Only if the country has several of this kind, as in `DS-160`." },
  width: { label: "Width" },
  height: { label: "Height" },
  unit: { label: "Unit of the size", hint: "The unit that the authority uses. (None): millimetres." },
  dpi: { label: "Resolution", hint: "Dots per inch; 300 if no source says otherwise." },
  background: { label: "Background" },
  colours: {
    label: "Allowed colours",
    label_singular: "Colour",
    hint: "One hex code in each field, the usual one first: `#ffffff`.",
  },
  head: {
    label: "Head height",
    hint: "From the chin to the crown: in millimetres, or as a share of the height.",
  },
  min: { label: "Smallest" },
  max: { label: "Largest" },
  minRatio: { label: "Smallest share of the height", hint: "As in 0.7 for 70 percent." },
  maxRatio: { label: "Largest share of the height", hint: "As in 0.8 for 80 percent." },
  crown: { label: "Measured to", hint: "The top of the skull, or of the hair where the rule includes it." },
  eyeLine: { label: "Eyes above the lower edge", hint: "In millimetres. Empty: no source states it." },
  topMargin: { label: "Room above the head", hint: "In millimetres. Empty: no source states it." },
  digital: { label: "File for an upload", hint: "Empty: no source states limits." },
  widthPx: { label: "Width in pixels" },
  heightPx: { label: "Height in pixels" },
  aspectRatio: { label: "Proportions", hint: "Width to height, as in `3:4`." },
  minKb: { label: "Smallest file in kB" },
  maxKb: { label: "Largest file in kB" },
  signature: { label: "Picture of the signature", hint: "Only if a form asks for one." },
  colour: { label: "Colour or black and white" },
  online: { label: "Handed in online" },
  printable: { label: "Handed in on paper" },
  shopPrint: {
    label: "The print comes from a shop",
    hint: "On if a source asks for a professional print.",
  },
  sizeVaries: {
    label: "Offices ask for different sizes",
    hint: "On if the first note says so; the page shows that note above the button.",
  },
  exempt: {
    label: "Who needs none",
    hint: "Who needs no such document, or no photo for it. The page shows it above the button.",
  },
  takenBy: {
    label: "Who takes the photo",
    hint: "Anyone: a photo made at home is accepted. Studio: only one of an approved studio or booth. Office: the office takes it, nobody brings one. Live: the form or app takes it and accepts no file. Code: an approved photographer uploads it and hands over a code. Abroad: the office takes it, embassies and consulates ask for one. Appointment: the authority takes it and uses none of the applicant's own. (None): not known.",
  },
  glasses: { label: "Glasses", hint: "(None): no source states it." },
  headCovering: { label: "Head covering", hint: "(None): no source states it." },
  expression: { label: "Expression", hint: "(None): no source states it." },
  editPolicy: { label: "Rules about editing", hint: "What the authority lets software do to the photo." },
  retouch: { label: "Retouching" },
  geometry: { label: "Cutting and turning", hint: "`forbidden`: an upload must not be cut." },
  statement: { label: "What the authority says", hint: "In our words, in English." },
  confidence: { label: "How well it is known" },
  forChildren: { label: "Rules for children", hint: "Empty: no source states any." },
  groups: { label: "By age", label_singular: "Group", hint: "The youngest first." },
  underYears: { label: "Under how many years", hint: "Empty: babies." },
  rules: { label: "Rules" },
  notes: { label: "Notes", label_singular: "Note", hint: "English sentences; translated under Remarks." },
  inNotes: { label: "Rules that a note states", hint: "The page says “See the note” for these." },
  sources: { label: "Sources", label_singular: "Source", hint: "Who says so, where, and when we read it." },
  url: { label: "Web address", hint: "Of the page itself, not of the authority's home page." },
  seen: { label: "Read on", hint: "The day we read the page. Empty: not known." },
  kind: { label: "Whose text was read" },
  quoted: { label: "Only a quotation was read" },
  says: { label: "What it states", hint: "A few of its own words beside each rule, or `not noted`." },
  workingSize: {
    label: "The size is ours",
    hint: "On if no source states a size and we chose one for the file.",
  },
  compiledAt: { label: "Put together in", hint: "Year and month, as in 2026-11." },
  verifiedAt: {
    label: "Last checked on",
    hint: "The day of the last look at the authority's page. Empty: never.",
  },
  // Names of countries, and lists
  countries: {
    label: "Countries",
    label_singular: "Country",
    hint: "Only those whose usual name or search words differ.",
  },
  aliases: {
    label: "Other words for it",
    label_singular: "Word",
    hint: "Found by the search, not shown. Each word in a field of its own.",
  },
  photoOf: {
    label: "Heading of its photo",
    hint: "As in “Photo for the ID card”. Leave it empty for a size.",
  },
  redirects: {
    label: "Redirects",
    label_singular: "Redirect",
    hint: "Addresses that no longer exist, and the page in their place.",
  },
  from: { label: "Old address", hint: "As in `/guide/old-name`, without a language." },
  to: { label: "New address", hint: "As in `/guide/new-name`, without a language." },
  everywhere: { label: "In all languages", hint: "Documents on the home page, the most wanted first." },
  byLanguage: {
    label: "First in one language",
    label_singular: "Language",
    hint: "Shown before the list for all languages.",
  },
  language: { label: "Language" },
};

/** Pages and parts of the interface, by the names of their files. */
export const pageLabels: Partial<Record<string, string>> = {
  accepted: "Accepted: the question whether an authority took the photo",
  accuracy: "Accuracy: how the photos were measured",
  article: "Articles: facts, tips and signs inside them",
  author: "Authors: the list",
  blog: "Articles: the list",
  camera: "Camera: while a photo is taken",
  common: "Common: on every page",
  contactus: "Help and contact",
  documents: "Documents: kinds, colours and rules of documents",
  errors: "Checks and errors: what is said of a photo",
  evidence: "Evidence: how well the rules of a document are known",
  guide: "Guides: the list",
  home: "Home",
  legal: "Privacy and terms",
  outcome: "Outcomes: what people told of their photos",
  pairing: "Phone and computer: the way between the two",
  photo: "Photo: from the choice of a picture to the result",
  requirement: "Requirement: the page of one document",
  requirements: "Requirements: the list of documents",
  result: "Result: the finished photo",
  size: "Size: the page of one photo size",
};

const ownWords: Partial<Record<string, string>> = {
  px: "Pixels",
  mm: "Millimetres",
  inch: "Inches",
  "id-card": "ID card",
};

/** "afterCountry" -> "After country"; "head-covering" -> "Head covering". */
export function wordsOfName(name: string): string {
  if (ownWords[name] !== undefined) return ownWords[name];
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
