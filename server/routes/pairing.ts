import { responses } from "../../contract/envelope";
import { ImageAbnormalSchema, NothingSchema } from "../../contract/image";
import { pairingMinutes } from "../../contract/limits";
import {
  PairingBodySchema,
  PairingEndSchema,
  PairingJoinSchema,
  PairingPhotoSchema,
  PairingQuerySchema,
  PairingSchema,
} from "../../contract/pairing";
import { QuerySchema } from "../../contract/query";
import { uploadMessages } from "../../contract/upload-messages";
import type { Api } from "../api";
import { ApiError, badRequest, uploadFailed } from "../api-error";
import type { Deps } from "../deps";
import { ok } from "../envelope";
import { makePairingCode } from "../ids";
import {
  isOver,
  ownPairing,
  pairingAnswer,
  receiverOf,
  stillOpen,
  tooOld,
  unknownCode,
} from "../pairing/pairing-answer";
import { callerOf } from "../plugins/caller-of";
import { sessionOf } from "../plugins/require-session";
import { fileOfSession } from "../uploads/find-file";
import { receiveImage } from "../uploads/receive-image";
import { removeBytes } from "../uploads/store-file";

const path = "/v5/pairing";
const tags = ["pairing"];

/**
 * Sends a photo from a phone to a desktop page: the desktop opens a pairing, a phone joins it with the code and sends
 * one photo, the desktop fetches it and ends the pairing, which deletes the photo. The other way, the desktop opens
 * the pairing with files that it has, and the phone that joins fetches them and ends the pairing.
 */
export function pairingRoutes(app: Api, deps: Deps): void {
  openRoute(app, deps);
  joinRoute(app, deps);
  stateRoute(app, deps);
  photoRoute(app, deps);
  endRoute(app, deps);
}

const limited = ({ config }: Deps) => ({ rateLimit: { max: config.pairingsPerMinute } });

function openRoute(app: Api, deps: Deps): void {
  const { pairings } = deps;
  app.post(
    path,
    {
      config: limited(deps),
      schema: {
        tags,
        operationId: "openPairing",
        summary:
          "Wait for a photo from a phone, or send it finished files: issues the code that the phone joins with",
        querystring: QuerySchema,
        body: PairingBodySchema,
        response: responses(PairingSchema),
      },
    },
    async (request) => {
      const { urlPath = null, files: wanted } = request.body;
      const sessionId = sessionOf(request).id;
      for (const { fileName } of wanted ?? []) {
        const { kind } = await fileOfSession(deps, sessionId, fileName);
        if (kind !== "result") throw badRequest("body/files must be finished files");
      }
      const code = makePairingCode(wanted ? "to-phone" : "to-desktop");
      const pairing = { code, sessionId, urlPath, files: wanted ? JSON.stringify(wanted) : null };
      return ok(await pairingAnswer(deps, request, await pairings.open(pairing)));
    },
  );
}

function joinRoute(app: Api, deps: Deps): void {
  const { pairings } = deps;
  app.post(
    `${path}/join`,
    {
      config: limited(deps),
      schema: {
        tags,
        operationId: "joinPairing",
        summary: "Join as the phone: the first session that comes with the code",
        querystring: QuerySchema,
        body: PairingJoinSchema,
        response: responses(PairingSchema),
      },
    },
    async (request) => {
      const { code } = request.body;
      const { id } = sessionOf(request);
      await pairings.join(code, id);
      const pairing = await pairings.find(code);
      if (!pairing) throw unknownCode();
      if (pairing.phoneSessionId !== null && pairing.phoneSessionId !== id)
        throw new ApiError(409, "another phone has used the code");
      if (pairing.phoneSessionId === null && isOver(pairing)) throw tooOld();
      return ok(await pairingAnswer(deps, request, stillOpen(deps, pairing)));
    },
  );
}

function stateRoute(app: Api, deps: Deps): void {
  app.get(
    path,
    {
      schema: {
        tags,
        operationId: "getPairing",
        summary: "How far the photo is; asked again by either side until it has come",
        querystring: PairingQuerySchema,
        response: responses(PairingSchema),
      },
    },
    async (request) => {
      const pairing = await ownPairing(deps, request, request.query.code);
      return ok(await pairingAnswer(deps, request, pairing));
    },
  );
}

function photoRoute(app: Api, deps: Deps): void {
  const { pairings, files, config, metrics } = deps;
  app.post(
    `${path}/photo`,
    {
      config: { isPhotoCall: true, upload: "file" },
      schema: {
        tags,
        operationId: "sendPairingPhoto",
        summary: "Send the photo to the desktop, once",
        consumes: ["multipart/form-data"],
        querystring: QuerySchema,
        body: PairingPhotoSchema,
        response: responses(PairingSchema, ImageAbnormalSchema),
      },
    },
    async (request, reply) => {
      const { code, digest } = request.body;
      const bytes = request.uploadedBytes;
      if (!bytes) throw uploadFailed(400, uploadMessages.empty);
      const pairing = await ownPairing(deps, request, code);
      const { state, phoneSessionId, sessionId } = pairing;
      if (pairing.files !== null) throw new ApiError(409, "the code brings files to the phone");
      if (phoneSessionId !== sessionOf(request).id) throw unknownCode();
      if (state === "closed") throw tooOld();
      if (state !== "joined") throw new ApiError(409, "the code has brought its photo");
      const file = await receiveImage(deps, {
        // Counted as an upload of the desktop.
        sessionId,
        kind: "paired",
        bytes,
        digest,
        ttlMs: Math.min(config.temporaryTtlMs, pairingMinutes * 60_000),
        riskCheck: "now",
        caller: callerOf(reply),
      });
      const isSent = await pairings.send(code, file.fileName);
      const latest = await pairings.find(code);
      // The same photo may arrive twice at once: both become one file.
      if (!latest || (!isSent && latest.fileName !== file.fileName)) {
        await removeBytes(deps, await files.remove(sessionId, file.fileName));
        throw tooOld();
      }
      metrics.uploads.inc({ kind: "paired" });
      return ok(await pairingAnswer(deps, request, latest));
    },
  );
}

function endRoute(app: Api, deps: Deps): void {
  const { pairings, files } = deps;
  app.post(
    `${path}/end`,
    {
      schema: {
        tags,
        operationId: "endPairing",
        summary:
          "End the pairing, as the desktop or as the phone that has fetched its files, and remove its photo",
        querystring: QuerySchema,
        body: PairingEndSchema,
        response: responses(NothingSchema),
      },
    },
    async (request) => {
      const { code, received } = request.body;
      const sessionId = sessionOf(request).id;
      const pairing = await pairings.find(code);
      const isReceiver = pairing && receiverOf(pairing) === sessionId;
      if (!pairing || (pairing.sessionId !== sessionId && !isReceiver)) throw unknownCode();
      await pairings.end(code, received === 1 && isReceiver ? "received" : "closed");
      // Queried after the end: a photo may have arrived at the last moment.
      const fileName = (await pairings.find(code))?.fileName;
      if (fileName) await removeBytes(deps, await files.remove(sessionId, fileName));
      return ok(null);
    },
  );
}
