import type { FastifyRequest } from "fastify";
import { responses } from "../../contract/envelope";
import { NothingSchema, OrAbnormal } from "../../contract/image";
import { pairingMinutes } from "../../contract/limits";
import {
  type Pairing,
  PairingBodySchema,
  PairingEndSchema,
  PairingJoinSchema,
  PairingPhotoSchema,
  PairingQuerySchema,
  PairingSchema,
} from "../../contract/pairing";
import { QuerySchema } from "../../contract/query";
import type { Api } from "../api";
import { ApiError, notFound, uploadFailed } from "../api-error";
import type { StoredPairing } from "../database/tables";
import type { Deps } from "../deps";
import { ok } from "../envelope";
import { makePairingCode } from "../ids";
import { callerOf } from "../plugins/caller-of";
import { sessionOf } from "../plugins/require-session";
import { receiveImage } from "../uploads/receive-image";
import { removeBytes } from "../uploads/store-file";
import { uploadedImage } from "../uploads/uploaded-image";

const path = "/v5/pairing";
const tags = ["pairing"];

const unknownCode = () => notFound("this server has not issued the code");
const tooOld = () => new ApiError(410, "the code is too old");
const isOver = ({ state }: StoredPairing) => state === "received" || state === "closed";

/**
 * A photo from a phone to the page on a desktop: the desktop opens a pairing, a phone joins it with the code and sends one photo, the
 * desktop fetches it and ends the pairing, which deletes the photo.
 */
export function pairingRoutes(app: Api, deps: Deps): void {
  const { pairings, files, config, metrics, now } = deps;
  const limited = { rateLimit: { max: config.pairingsPerMinute } };

  /** @throws ApiError 410 when the next step comes too late */
  function stillOpen(pairing: StoredPairing): StoredPairing {
    if (!isOver(pairing) && pairing.expiresAt <= now()) throw tooOld();
    return pairing;
  }

  /**
   * A pairing of which the session is one end. That of others is as unknown as one that never was.
   *
   * @throws ApiError 404, 410
   */
  async function own(request: FastifyRequest, code: string): Promise<StoredPairing> {
    const { id } = sessionOf(request);
    const pairing = await pairings.find(code);
    if (!pairing || (pairing.sessionId !== id && pairing.phoneSessionId !== id)) throw unknownCode();
    return stillOpen(pairing);
  }

  /** Only the desktop sees the photo. */
  async function shown(pairing: StoredPairing, request: FastifyRequest): Promise<Pairing> {
    const { code, state, urlPath, expiresAt, fileName } = pairing;
    const isDesktop = pairing.sessionId === sessionOf(request).id;
    const photo = isDesktop && state === "sent" && fileName !== null ? await files.find(fileName) : undefined;
    return {
      code,
      state,
      urlPath,
      secondsLeft: isOver(pairing) ? 0 : Math.ceil((expiresAt - now()) / 1000),
      photo: photo ? uploadedImage(deps, photo) : null,
    };
  }

  app.post(
    path,
    {
      config: limited,
      schema: {
        tags,
        operationId: "openPairing",
        summary: "Wait for a photo from a phone: issues the code that the phone joins with",
        querystring: QuerySchema,
        body: PairingBodySchema,
        response: responses(PairingSchema),
      },
    },
    async (request) => {
      const { urlPath = null } = request.body;
      const pairing = { code: makePairingCode(), sessionId: sessionOf(request).id, urlPath };
      return ok(await shown(await pairings.open(pairing), request));
    },
  );

  app.post(
    `${path}/join`,
    {
      config: limited,
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
      return ok(await shown(stillOpen(pairing), request));
    },
  );

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
    async (request) => ok(await shown(await own(request, request.query.code), request)),
  );

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
        response: responses(OrAbnormal(PairingSchema)),
      },
    },
    async (request, reply) => {
      const { code, digest } = request.body;
      const bytes = request.uploadedBytes;
      if (!bytes) throw uploadFailed(400, "file is empty");
      const { state, phoneSessionId, sessionId } = await own(request, code);
      if (phoneSessionId !== sessionOf(request).id) throw unknownCode();
      if (state === "closed") throw tooOld();
      if (state !== "joined") throw new ApiError(409, "the code has brought its photo");
      const file = await receiveImage(deps, {
        // The desktop's, which fetches it: it counts as one of its uploads.
        sessionId,
        kind: "paired",
        bytes,
        digest,
        ttlMs: Math.min(config.temporaryTtlMs, pairingMinutes * 60_000),
        riskCheck: "now",
        caller: callerOf(reply),
      });
      const isSent = await pairings.send(code, file.fileName);
      const pairing = await pairings.find(code);
      // The same photo may come twice at the same time: both are one file.
      if (!pairing || (!isSent && pairing.fileName !== file.fileName)) {
        await removeBytes(deps, await files.remove(sessionId, file.fileName));
        throw tooOld();
      }
      metrics.uploads.inc({ kind: "paired" });
      return ok(await shown(pairing, request));
    },
  );

  app.post(
    `${path}/end`,
    {
      schema: {
        tags,
        operationId: "endPairing",
        summary: "End the pairing as the desktop and remove its photo, at once",
        querystring: QuerySchema,
        body: PairingEndSchema,
        response: responses(NothingSchema),
      },
    },
    async (request) => {
      const { code, received } = request.body;
      const sessionId = sessionOf(request).id;
      if ((await pairings.find(code))?.sessionId !== sessionId) throw unknownCode();
      await pairings.end(code, received === 1 ? "received" : "closed");
      // Looked up after its end: a photo may have come at the last moment.
      const fileName = (await pairings.find(code))?.fileName;
      if (fileName) await removeBytes(deps, await files.remove(sessionId, fileName));
      return ok(null);
    },
  );
}
