import type { FastifyRequest } from "fastify";
import type { Pairing, PairingBody } from "../../contract/pairing";
import { ApiError, notFound } from "../api-error";
import type { StoredPairing } from "../database/tables";
import type { Deps } from "../deps";
import { sessionOf } from "../plugins/require-session";
import { uploadedImage } from "../uploads/uploaded-image";

export const unknownCode = () => notFound("this server has not issued the code");
export const tooOld = () => new ApiError(410, "the code is too old");
export const isOver = ({ state }: StoredPairing) => state === "received" || state === "closed";

type PairingFile = NonNullable<PairingBody["files"]>[number];

const filesOf = ({ files }: StoredPairing): PairingFile[] | null => files && JSON.parse(files);

/** The device that gets the photo or the files. */
export const receiverOf = ({ files, sessionId, phoneSessionId }: StoredPairing) =>
  files === null ? sessionId : phoneSessionId;

/** @throws ApiError 410 after the deadline */
export function stillOpen({ now }: Deps, pairing: StoredPairing): StoredPairing {
  if (!isOver(pairing) && pairing.expiresAt <= now()) throw tooOld();
  return pairing;
}

/**
 * A pairing that the session takes part in. Others are reported as unknown.
 * @throws ApiError 404, 410
 */
export async function ownPairing(deps: Deps, request: FastifyRequest, code: string): Promise<StoredPairing> {
  const { id } = sessionOf(request);
  const pairing = await deps.pairings.find(code);
  if (!pairing || (pairing.sessionId !== id && pairing.phoneSessionId !== id)) throw unknownCode();
  return stillOpen(deps, pairing);
}

/**
 * The files for the phone, by addresses that work no longer than the pairing.
 * @throws ApiError 410 if one of them is deleted
 */
async function filesForPhone({ files, signedUrls }: Deps, pairing: StoredPairing): Promise<Pairing["files"]> {
  const found = [];
  for (const { fileName, name } of filesOf(pairing) ?? []) {
    const file = await files.find(fileName);
    if (!file) throw tooOld();
    const expiresAt = Math.min(file.expiresAt, pairing.expiresAt);
    found.push({ name, url: signedUrls.of({ fileName, expiresAt }) });
  }
  return found;
}

/** Only the device that receives gets addresses of files. */
export async function pairingAnswer(
  deps: Deps,
  request: FastifyRequest,
  pairing: StoredPairing,
): Promise<Pairing> {
  const { code, state, urlPath, expiresAt, fileName } = pairing;
  const isReceiver = receiverOf(pairing) === sessionOf(request).id;
  const photo =
    isReceiver && state === "sent" && fileName !== null ? await deps.files.find(fileName) : undefined;
  const direction = pairing.files === null ? "to-desktop" : "to-phone";
  return {
    code,
    state,
    direction,
    urlPath,
    secondsLeft: isOver(pairing) ? 0 : Math.ceil((expiresAt - deps.now()) / 1000),
    photo: photo ? uploadedImage(deps, photo) : null,
    files:
      isReceiver && state === "joined" && direction === "to-phone"
        ? await filesForPhone(deps, pairing)
        : null,
  };
}
