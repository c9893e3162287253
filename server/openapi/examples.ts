import type { Content } from "../../catalogue/content";
import type { Card, CardRejection } from "../../contract/card/card";
import type { CardBody } from "../../contract/card/card-body";
import { checkStatuses, codes, segmentType } from "../../contract/codes";
import { documentSummary } from "../../contract/document/document-summary";
import type { ImageCheck, MediaFields, UploadedImage, UploadFields } from "../../contract/image";
import type { OutcomeBody, OutcomeSummary } from "../../contract/outcome";
import type { Pairing } from "../../contract/pairing";
import type { PhotoReport } from "../../contract/photo-report";
import type { Segment } from "../../contract/segment";
import type { Signature, SignatureRejection } from "../../contract/signature";
import { uploadMessages } from "../../contract/upload-messages";
import { type Envelope, failure, ok } from "../envelope";
import engineExample from "./card-example.json";
import { fileName, fileOf, id, urlOf } from "./example-files";

/** The engine's answers for a drawn person, generated and verified by `tests/server/openapi/card-example.test.ts`. */
const { card, rejection, report } = engineExample as unknown as {
  card: Card;
  rejection: CardRejection;
  report: PhotoReport;
};

const outcomeCode = "de-passport-7k3m9q2xm9g1h0ra8wz";

/** Examples of one call: requests, and responses with HTTP 200, by name. */
export interface CallExamples {
  body?: unknown;
  answers: Record<string, Envelope<unknown>>;
}

const cardBody: Partial<CardBody> = { fileName, urlPath: "de-passport", paper: "4x6in" };
const segment: Segment = {
  fileName: `${id("1")}.png`,
  url: urlOf(`${id("1")}.png`),
  width: 820,
  height: 1180,
  box: { x: 190, y: 270, width: 820, height: 1180 },
  face: card.face,
};

const uploadFields: UploadFields = {
  poi: 305,
  source: 2,
  meta: "{}",
  riskyCheck: 1,
  originFileNameList: '["holiday.jpg"]',
  origin: 0,
  digest: "",
  width: 1200,
  height: 1600,
};
const mediaFields: MediaFields = { ...uploadFields, mediaType: "image", temporary: 0, ignoreRisky: 0 };
const uploaded: UploadedImage = {
  ...fileOf(fileName),
  width: 1200,
  height: 1600,
  checkStatus: checkStatuses.pending,
};
const media = { ...uploaded, mediaId: `m${id("2")}` };

const pairingCode = "7k3m9q2x";
const pairing: Pairing = {
  code: pairingCode,
  state: "waiting",
  direction: "to-desktop",
  urlPath: "de-passport",
  secondsLeft: 600,
  photo: null,
  files: null,
};
const fileForPhone = { fileName: `${id("3")}.jpg`, name: "de-passport-35x45mm.jpg" };
const toPhone: Pairing = { ...pairing, code: "7k3m9q2xm9g1", direction: "to-phone" };
const forPhone = [{ name: fileForPhone.name, url: urlOf(fileForPhone.fileName) }];
const joined: Pairing = { ...pairing, state: "joined" };
const sent: Pairing = { ...pairing, state: "sent" };

const abnormal: Envelope<ImageCheck> = failure(codes.imageAbnormal, uploadMessages.prohibited, {
  checkStatus: checkStatuses.abnormal,
  errMsg: uploadMessages.prohibited,
});
const sessionLost = failure(codes.sessionLost, "session unknown or expired");

const bytesAsText = { file: "data:image/jpeg;base64,/9j/4AAQSkZJRg==" };
const bytes = { file: "the bytes of holiday.jpg" };
const uploadOf = (body: object, answer: object): CallExamples => ({
  body,
  answers: { taken: ok(answer), abnormal, sessionLost },
});
const signature: Signature = {
  onWhite: {
    widthPx: 140,
    heightPx: 60,
    dpi: 200,
    bytes: 10_240,
    format: "jpeg",
    file: bytesAsText.file,
  },
  transparent: {
    widthPx: 140,
    heightPx: 60,
    dpi: 200,
    bytes: 2_310,
    format: "png",
    file: "data:image/png;base64,iVBORw0KGgo=",
  },
};
const nothing: CallExamples = { answers: { done: ok(null), sessionLost } };
const first = <T>({ data }: { data: T[] }): T[] => data.slice(0, 1);

/** Examples of every call; those of content are taken from the real content. */
export function callExamples(content: Content): Record<string, CallExamples> {
  const groups = first(content.countryGroups("en")).map((group) => ({
    ...group,
    templateList: group.templateList.slice(0, 1),
  }));
  const list = content.hot("en").data.list.slice(0, 1);
  const document = documentSummary(content.templateDetail("en", "de-passport")!.data);
  const photoRejected = failure(codes.rejected, "The photo does not meet the requirements", {
    ...rejection,
    document,
  });
  const articles = first(content.blogs("en"));
  const only = (data: unknown): CallExamples => ({ answers: { found: ok(data) } });
  return {
    login: { answers: { started: ok({ token: "0123456789abcdef".repeat(4) }) } },
    logout: nothing,
    uploadImage: uploadOf({ ...uploadFields, ...bytes }, uploaded),
    uploadImageAsText: uploadOf({ ...uploadFields, ...bytesAsText }, uploaded),
    uploadMedia: uploadOf({ ...mediaFields, ...bytes }, media),
    uploadMediaAsText: uploadOf({ ...mediaFields, ...bytesAsText }, media),
    checkImage: {
      answers: { passed: ok({ checkStatus: checkStatuses.passed, errMsg: "" }), abnormal, sessionLost },
    },
    removeImage: nothing,
    getImageFile: { answers: { sessionLost } },
    openPairing: {
      body: { urlPath: "de-passport", files: [fileForPhone] },
      answers: { forPhoto: ok(pairing), forFiles: ok(toPhone), sessionLost },
    },
    joinPairing: {
      body: { code: pairingCode },
      answers: {
        toSend: ok(joined),
        toFetch: ok({ ...toPhone, state: "joined", files: forPhone }),
        sessionLost,
      },
    },
    getPairing: {
      answers: {
        sent: ok({ ...sent, photo: { ...uploaded, checkStatus: checkStatuses.passed } }),
        waiting: ok(pairing),
        sessionLost,
      },
    },
    sendPairingPhoto: uploadOf({ ...uploadFields, ...bytes, code: pairingCode }, sent),
    endPairing: { ...nothing, body: { code: pairingCode, received: 1 } },
    cutOutPerson: {
      body: { fileName, segmentType },
      answers: {
        cutOut: ok(segment),
        rejected: failure(codes.rejected, "The photo does not meet the requirements", rejection),
      },
    },
    makeSignature: {
      body: { urlPath: "in-ibps", ...bytes },
      answers: {
        made: ok(signature),
        rejected: failure<SignatureRejection>(codes.rejected, "The picture gives no signature", {
          accepted: false,
          reason: "too-faint",
        }),
        abnormal,
        sessionLost,
      },
    },
    makeCard: {
      body: cardBody,
      answers: {
        accepted: ok({ ...card, document, outcomeCode }),
        checked: ok({ ...report, document, outcomeCode }),
        rejected: photoRejected,
        abnormal,
        sessionLost,
      },
    },
    makePhoto: {
      body: { urlPath: "de-passport", paper: "4x6in", ...bytes },
      answers: {
        accepted: ok({ ...card, document, outcomeCode, fileName }),
        rejected: photoRejected,
        abnormal,
        sessionLost,
      },
    },
    sendFeedback: {
      ...nothing,
      body: {
        message: "The office refused this photo. Why?",
        email: "visitor@example.org",
        mediaIds: JSON.stringify([media.mediaId]),
      },
    },
    reportOutcome: {
      body: {
        code: outcomeCode,
        outcome: "refused",
        reason: "light",
        words: "There are shadows on the face.",
      } satisfies OutcomeBody,
      answers: { stored: ok(null) },
    },
    listOutcomes: {
      answers: {
        told: ok<OutcomeSummary>({
          answers: 40,
          accepted: 37,
          fromPercent: 80.1,
          toPercent: 97.4,
          reasons: [{ reason: "light", count: 2 }],
        }),
        tooFew: ok(null),
      },
    },
    listPapers: only([{ paper: "4x6in", widthMm: 152.4, heightMm: 101.6 }]),
    listLanguages: only(first(content.languageRecords())),
    listDocuments: only(groups),
    getDocument: only(content.templateDetail("en", list[0]?.urlPath ?? "")?.data ?? null),
    listHotDocuments: only({ list }),
    listArticles: only(articles),
    getArticle: only(content.blog("en", articles[0]?.blogId ?? "")?.data ?? null),
    listQuestions: only(first(content.faq("en"))),
  };
}
