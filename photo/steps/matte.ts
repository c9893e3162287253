import { done, type Result, refuse } from "../core/result";
import { staysAnyway } from "../pipeline/choose-background";
import { mattePerson } from "../pipeline/matte-person";
import { mattingView } from "../pipeline/matting-view";
import { judgeOutline } from "../pipeline/outline";
import { checkWall, hasFailed } from "../pipeline/refused-photo";
import { reportFace } from "../pipeline/report";
import type { MattedPhoto, PhotoOfPerson } from "../pipeline/subjects";
import type { PhotoPorts } from "../ports";

/** Cuts the person out and checks the outline. */
export async function matte(photo: PhotoOfPerson, ports: PhotoPorts): Promise<Result<MattedPhoto>> {
  const { person, rule } = photo;
  // A rule that measures to the top of the hair needs the fine outline; skulls and kept backgrounds do not.
  const isRough = staysAnyway(photo.background, rule) && rule.head?.crown !== "hair";
  const cut = await mattePerson({ person, view: mattingView(person, rule), isRough }, ports);
  const matted: MattedPhoto = { ...photo, cut, ...judgeOutline({ ...photo, cut }) };
  if (!hasFailed(matted.checks)) return done(matted);
  return refuse([...matted.checks, ...checkWall(matted)], reportFace(matted, matted.hairTop));
}
