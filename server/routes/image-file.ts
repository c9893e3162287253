import type { FastifyRequest } from "fastify";
import type { Static } from "typebox";
import { checkStatuses } from "../../contract/codes";
import { byteResponses } from "../../contract/envelope";
import { FileNameParamsSchema, FileQuerySchema } from "../../contract/image";
import { uploadMessages } from "../../contract/upload-messages";
import type { Api } from "../api";
import { notFound, sessionLost } from "../api-error";
import type { StoredFile } from "../database/tables";
import type { Deps } from "../deps";
import { findSession } from "../plugins/require-session";

type FileQuery = Static<typeof FileQuerySchema>;

/**
 * A valid signature gives access to the file; otherwise it must belong to the session.
 * @throws ApiError 404, also for a picture that has not passed moderation; code 403 without a session
 */
async function fileFor(deps: Deps, fileName: string, request: FastifyRequest): Promise<StoredFile> {
  const { config, riskChecks, signedUrls, sessions, files } = deps;
  const { expires, signature } = request.query as FileQuery;
  const isSigned = expires !== undefined && signature && signedUrls.isGood(fileName, expires, signature);
  const session = isSigned ? undefined : await findSession(sessions, request);
  if (!isSigned && !session) throw sessionLost();
  const file = await files.find(fileName);
  if (!file || (session && file.sessionId !== session.id)) throw notFound(uploadMessages.linkMissing);
  // A picture is hidden until the moderation service has passed it, also if the service could not judge it.
  if (config.moderation !== null && riskChecks.outcome(file).checkStatus !== checkStatuses.passed)
    throw notFound(uploadMessages.linkMissing);
  return file;
}

export function imageFileRoute(app: Api, deps: Deps): void {
  app.get(
    "/v5/image/file/:fileName",
    {
      schema: {
        tags: ["image"],
        operationId: "getImageFile",
        summary: "The bytes of a photo",
        params: FileNameParamsSchema,
        querystring: FileQuerySchema,
        response: byteResponses(["image/jpeg", "image/png", "application/pdf"]),
      },
    },
    async (request, reply) => {
      const { fileName } = request.params;
      const file = await fileFor(deps, fileName, request);
      const bytes = await deps.storage.stream(fileName);
      if (!bytes) throw notFound(uploadMessages.linkMissing);
      const extension = fileName.slice(fileName.lastIndexOf("."));
      const disposition = request.query.download === 1 ? "attachment" : "inline";
      return reply
        .headers({
          "content-type": file.contentType,
          ...(file.byteCount > 0 && { "content-length": file.byteCount }),
          "content-disposition": `${disposition}; filename="${file.downloadName}${extension}"`,
          "cache-control": "private, no-store",
          "x-content-type-options": "nosniff",
          // If a browser renders it as a page, no script may run.
          "content-security-policy": "default-src 'none'; sandbox",
        })
        .send(bytes as never);
    },
  );
}
