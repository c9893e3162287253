import type { NoteSubject } from "../../contract/document/template";

/** What a note is about: the first of these whose words it has. */
const subjects: readonly (readonly [NoteSubject, RegExp])[] = [
  ["signature", /^(the )?signature\b|^sign (twice|three)/i],
  ["applying", /\blive photo|\bthumb|\bapplied for online|\bcan (renew|apply) online/i],
  ["applying", /\b(approved|professional) (photographer|studio)|\byou apply\b|\bmade online\b/i],
  [
    "applying",
    /\b(office|police|centre|municipalities|studios|somebody else)\b[^;:,]{0,60}\b(takes?|captures?|issues|uploads?)\b|\bphotographed at the|\bKendra\b|\bby post or\b/i,
  ],
  ["abroad", /\b(embass(y|ies)|consulates?|consular|missions?|High Commission|visa cent(re|er)s?)\b/i],
  ["abroad", /\babroad you\b/i],
  ["children", /\b(child(ren)?|bab(y|ies)|parents)\b/i],
  ["photo", /^(head|face|white|plain|photo|without border|borderless|chest)\b(?! booths)(?! studios)/i],
  ["photo", /\b(glasses|lenses)\b/i],
  ["file", /\b([kM]B|px|JPE?G|JPG|files?|upload|uploads)\b|\d dpi scan/],
  ["print", /\b(prints?|printed|border|paper photo|on the back|staples?|on paper)\b/i],
  [
    "applying",
    /\b(appl(y|ies|ied|ications?)|portal|online|form|forms|notice|receipt|code|selfies?|offices?|studios?|booths?|service centres|witness|registration|issue of|uploaded)\b/i,
  ],
  [
    "applying",
    /^(for|also for|meant for) |\btaken with a phone|\bchecked first\b|\battested\b|\btaken on site\b/i,
  ],
];

export const noteSubject = (note: string): NoteSubject =>
  subjects.find(([, words]) => words.test(note))?.[0] ?? "photo";
