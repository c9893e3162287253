import { type Static, Type } from "typebox";
import { isTakenElsewhere } from "./handed-in";
import { confidences, described, Nullable, photoTakers, type Template } from "./template";

/** What to know of a document before its photo is shown as finished. */
export const DocumentSummarySchema = Type.Object(
  {
    documentId: Type.String({ description: "its urlPath" }),
    country: Type.String({ description: "in the language of the call" }),
    name: Type.String({ description: "in the language of the call, variant included" }),
    confidence: Type.Enum([...confidences], {
      description:
        "where the size is from: a text of the authority, two sources, one source, or lists of the photo trade only",
    }),
    takenBy: described(
      Nullable(Type.Enum([...photoTakers])),
      "who may take the photo: anyone; a studio, or one that uploads it and gives a code; the office, which takes one from some " +
        "applicants; people who apply abroad; only the application itself (live); only the authority (appointment); null: not known",
    ),
    takesHomePhoto: Type.Boolean({
      description: "false where no application takes a photo made at home, whatever the checks say",
    }),
    handedInAs: Type.Array(Type.Enum(["file", "print"]), {
      description:
        "what an applicant hands in of a photo made at home: the file on a website, a print, both, or neither",
    }),
  },
  { title: "DocumentSummary" },
);

export type DocumentSummary = Static<typeof DocumentSummarySchema>;

type Summarised = Pick<
  Template,
  "urlPath" | "countryName" | "name" | "confidence" | "takenBy" | "online" | "printable"
>;

/** That of the engine package and of the API. */
export function documentSummary(template: Summarised): DocumentSummary {
  const { urlPath, countryName, name, confidence, takenBy, online, printable } = template;
  const takesHomePhoto = !isTakenElsewhere(template);
  return {
    documentId: urlPath,
    country: countryName,
    name,
    confidence,
    takenBy,
    takesHomePhoto,
    handedInAs: [
      ...(takesHomePhoto && online ? (["file"] as const) : []),
      ...(takesHomePhoto && printable ? (["print"] as const) : []),
    ],
  };
}
