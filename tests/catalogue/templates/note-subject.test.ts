import { expect, test } from "@jest/globals";
import { noteSubject, notesInOrder } from "../../../catalogue/templates/note-subject";

test.each([
  ["photo", "Photo no older than 6 months."],
  ["photo", "Plain background without shadow, borderless, colour or black and white."],
  ["photo", "Head width 15–22 mm, at least 7 mm below the chin; prints on photo paper."],
  ["photo", "Selfies are not accepted."],
  ["photo", "The authority advises against selfies."],
  ["photo", "The police of Ishikawa refuse selfies."],
  ["photo", "Photos taken with a phone or tablet are not accepted."],
  ["photo", "The embassy in Copenhagen takes no photos made with a phone."],
  [
    "photo",
    "The passport office of Miyazaki says that photos taken by oneself often have to be taken again.",
  ],
  ["photo", "The background is plain and light; two German embassies call neutral grey ideal."],
  ["photo", "The High Commission in Islamabad asks for a blue background."],
  ["photo", "Men wear no tie, necklace or earrings; the embassy in Malaysia asks for a jacket."],
  ["photo", "The visa centre in Nigeria asks for a head of about 30 mm, hair included."],
  ["photo", "The immigration office measures the face from the chin to the edge of the forehead."],
  ["photo", "A form of March 2024 still allows glasses without tint."],
  ["photo", "The photo must be no older than 6 months on the day you apply."],
  ["file", "The file for the upload is 3:4, a slightly different shape from the print."],
  ["file", "Sources give 2 MB or 8 MB for the file; 2 MB fits both."],
  ["file", "The online form is listed with 450 × 600 px."],
  ["file", "Do not scan or photograph an older print."],
  ["file", "No scan of a print and no picture of a screen."],
  ["print", "Two prints are needed."],
  ["print", "One photo is enough since February 2026."],
  ["print", "An older page of the authority asks for one photo only; the paper forms ask for two."],
  ["print", "A commune needs a print, unless it accepts a file or takes the photo itself: ask yours."],
  ["print", "The ministry’s page asks for one print at offices outside Windhoek and for children under 16."],
  ["print", "Some applications need a witness to sign a print on the back."],
  ["children", "For children under 15 photos of both parents go on the form as well."],
  ["children", "The cameras in offices are not made for children under 6: take them to a studio."],
  ["abroad", "Embassies and consulates differ in the number of prints: ask yours."],
  ["abroad", "The embassy in Moscow asks for 40 × 60 mm."],
  ["abroad", "The embassy in Stockholm takes the photo itself and asks for one print only of children."],
  ["applying", "Passport offices in Switzerland usually take the photo themselves."],
  ["applying", "On the form the glued photo is attested; photos of the parents are 30 × 25 mm there."],
  ["applying", "São Paulo takes the photo on site, so you need not bring one."],
  ["applying", "In Minas Gerais the photo is taken on site; prints are accepted only for children."],
  ["applying", "Smart offices capture the photo digitally; prints are for embassies and other offices."],
  ["applying", "Many nationals need no visa or get an e-Visa; this photo is for a visa from an embassy."],
  [
    "applying",
    "Citizens of 59 countries need no visa; the ETIAS planned for them asks for no biometric data.",
  ],
  ["applying", "Until 31 December 2026 citizens of 67 countries need no K-ETA; the fee is not refunded."],
  ["applying", "New cards are issued as the national identity card, which replaces the RG by 2032."],
  ["applying", "Take the live photo without glasses and without a cap."],
  ["applying", "Guides to the form also name thumb impressions among the uploads."],
  ["applying", "The SCIS Photo app can take the photo and send it instead of a print."],
  ["signature", "The signature is in black ink."],
])("to the subject %s belongs: %s", (subject, note) => expect(noteSubject(note)).toBe(subject));

const notes = [
  "Two prints are needed.",
  "No thick frames.",
  "Ears visible.",
  "Photo no older than 6 months.",
  "No hair band.",
  "No tinted or dark lenses.",
];

test("notes stand by their subjects; glasses and hair are each in one place", () => {
  expect(notesInOrder({ notes })).toEqual([3, 2, 4, 1, 5, 0].map((index) => notes[index]));
});

test.each<{ count: number; record: Parameters<typeof notesInOrder>[0] }>([
  { count: 1, record: { notes, sizeVaries: true } },
  { count: 1, record: { notes, inNotes: ["takenBy"] } },
  { count: 2, record: { notes, sizeVaries: true, inNotes: ["takenBy"] } },
])("the first $count notes stay first as warnings", ({ count, record }) => {
  expect(notesInOrder(record).slice(0, count)).toEqual(notes.slice(0, count));
});
