import { codes } from "../../contract/codes";
import { responses } from "../../contract/envelope";
import { ImageAbnormalSchema } from "../../contract/image";
import { QuerySchema } from "../../contract/query";
import {
  type Signature,
  SignatureBodySchema,
  SignatureRejectedSchema,
  type SignatureRejection,
  SignatureSchema,
} from "../../contract/signature";
import { uploadMessages } from "../../contract/upload-messages";
import type { SignatureFault } from "../../photo/core/signature/signature-file";
import type { EncodedImage } from "../../photo/core/types";
import type { Api } from "../api";
import { ApiError, badRequest, uploadFailed } from "../api-error";
import type { Deps } from "../deps";
import { ok } from "../envelope";
import { callerOf } from "../plugins/caller-of";
import { unknownDocument } from "../unknown-document";
import { cleanImage } from "../uploads/receive-image";

const rejected = (reason: SignatureFault) =>
  new ApiError(200, "The picture gives no signature", {
    code: codes.rejected,
    data: { accepted: false, reason } satisfies SignatureRejection,
  });

const answered = <Format extends "jpeg" | "png">(
  { bytes, widthPx, heightPx, dpi }: EncodedImage,
  format: Format,
) => ({
  widthPx,
  heightPx,
  dpi,
  bytes: bytes.length,
  format,
  file: `data:image/${format};base64,${Buffer.from(bytes).toString("base64")}`,
});

export function signatureRoutes(app: Api, deps: Deps): void {
  app.post(
    "/v5/card/signature",
    {
      config: { isPhotoCall: true, upload: "file" },
      schema: {
        tags: ["card"],
        operationId: "makeSignature",
        summary:
          "Make the signature file that a form asks for from a photo of a signature on paper; nothing is stored",
        consumes: ["multipart/form-data"],
        querystring: QuerySchema,
        body: SignatureBodySchema,
        response: responses(SignatureSchema, SignatureRejectedSchema, ImageAbnormalSchema),
      },
    },
    async (request, reply) => {
      const { urlPath } = request.body;
      const document = deps.content.templateDetail("en", urlPath)?.data;
      if (!document) throw unknownDocument(deps.content, urlPath);
      if (!document.signature) throw badRequest(`we know of no signature for ${urlPath}`);
      if (!request.uploadedBytes?.length) throw uploadFailed(400, uploadMessages.empty);
      const caller = callerOf(reply);
      const image = await cleanImage(deps, request.uploadedBytes, caller);
      await deps.riskChecks.judge(image.bytes);
      const wanted = { image: image.bytes, rule: document.signature };
      const made = await deps.pool.makeSignature(wanted, { ...caller, isTaken: true });
      // The copy that the server has encoded itself is a picture: what remains are faults of the signature.
      if (!made.ok) throw rejected(made.reason as SignatureFault);
      const { onWhite, transparent } = made.value;
      return ok<Signature>({ onWhite: answered(onWhite, "jpeg"), transparent: answered(transparent, "png") });
    },
  );
}
