import { type NoteSubject, noteSubjects } from "../../contract/document/note-subjects";
import { type Noted, warningCount } from "../../contract/document/note-warnings";

type Words = readonly (readonly [NoteSubject, RegExp])[];

/** These decide wherever they stand in a note. */
const decisive: Words = [
  ["signature", /^(the )?signature\b|^sign (twice|three)/i],
  [
    "applying",
    /\bneeds? no (visa|eTA|K-ETA)\b|\bthe ETIAS\b|\bonly an ESTA\b|\bvisa on arrival\b|\breplace[sd]\b|\bthumb\b/,
  ],
  ["photo", /^(a )?selfies?\b|\b(refuses?|no) selfies?\b|\badvises against\b/i],
  ["photo", /\b(taken|take it|made|not) with a phone\b|\bby oneself\b|\btaken at home\b/],
  [
    "photo",
    /\b(head|face)( height)? of \D{0,9}\d|\bface fills \d|\bhead \d|\b(mm above|space above|in) the head\b|\bchin\b|\ba photo without glasses\./,
  ],
  // What one embassy says of the looks of a photo, not of its size, prints or file.
  [
    "photo",
    /^(?!.*\b(prints?|inches|mm|JPEG|px|scans)\b).*(embass|consul|commission|visa cent).*\b(background|white|grey|pink|glasses|make-up|months|head)\b/i,
  ],
];

/** Otherwise the first of these words in a note decides. */
const leading: Words = [
  [
    "abroad",
    /\b(embass(y|ies)|consulates?|consular|missions?|High Commission|visa cent(re|er)s?)\b|^(from )?abroad\b/i,
  ],
  ["children", /(?<!\band )\b(child(ren)?|bab(y|ies)|parents)\b/i],
  ["file", /\b([kM]B|px|JPE?G|files?|upload(s|ed)?|scans?|scanned|digital(-only| photos?))\b/i],
  ["print", /\b(prints?|printed|(photo|matt|glossy) paper|paper photo|on the back|(one|two) photos?)\b/i],
  [
    "applying",
    /\b(apply|applied|renew\w*|made online|(need|get|has) an e-visa|live photo|taken (at|on site|live)|(takes?|captures?) the photo|photographed|studios?|booths?|photographers?(?!'s| says)|professionals?|municipalities|centres?|attested|enrol\w*|issue[sd]|code|(?<!\b(in|other|some|your|(on|with|ask) the) )offices?)\b/i,
  ],
  [
    "photo",
    /\b(background|white|grey|blue|border\w*|glasses|lenses|ears|hair|head\w*|face|eyes?|smile|no older|within the last|cap|chest|wear|clothes|colourful|uniform|enhancement)\b/i,
  ],
];

const applying =
  /^(also |meant )?for |\b(applications?|(?<!older )forms?|portal|receipt|registration|witness|apps?|applies|issue of|each new notice)\b/i;

/** What a note is about, by its English words. */
export function noteSubject(note: string): NoteSubject {
  const decided = decisive.find(([, words]) => words.test(note));
  if (decided) return decided[0];
  const [first] = leading
    .map(([subject, words]) => ({ subject, at: note.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return first?.subject ?? (applying.test(note) ? "applying" : "photo");
}

/** Within the photo, what is about the hair and what about the glasses stands together. */
const matters = [/\b(hair\w*|ears?|forehead|eyelashes)\b/i, /\b(glasses|lenses|frames)\b/i];

function place(note: string): number {
  const subject = noteSubject(note);
  const matter = subject === "photo" ? matters.findLastIndex((words) => words.test(note)) + 1 : 0;
  return noteSubjects.indexOf(subject) * 10 + matter;
}

/** By what they are about; the warnings at the top stay first. */
export function notesInOrder(record: Noted & { notes: readonly string[] }): string[] {
  const warnings = warningCount(record);
  const rest = record.notes.slice(warnings).sort((one, other) => place(one) - place(other));
  return [...record.notes.slice(0, warnings), ...rest];
}
