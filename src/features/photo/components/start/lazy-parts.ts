import { lazyPart } from "../../../../components/ui/late";

const ownSize = () => import(/* webpackChunkName: "own-size" */ "./own-size/own-size-card");
const childAdvice = () => import(/* webpackChunkName: "child-advice" */ "./photo/child-advice");
const beforePhoto = () => import(/* webpackChunkName: "before-photo" */ "./document/before-photo");
const shots = () => import(/* webpackChunkName: "shot-strip" */ "../shots/shot-strip");
const preview = () => import(/* webpackChunkName: "photo-preview" */ "./photo/photo-preview");

/** What the start card shows only after something was done on the page. */
export const OwnSizeCard = lazyPart(async () => (await ownSize()).OwnSizeCard);
export const ChildAdvice = lazyPart(async () => (await childAdvice()).ChildAdvice);
export const BeforePhoto = lazyPart(async () => (await beforePhoto()).BeforePhoto);
export const ShotStrip = lazyPart(async () => (await shots()).ShotStrip);
export const PhotoPreview = lazyPart(async () => (await preview()).PhotoPreview);

/** Wanted once something is typed where a country is asked for. */
export const documentSearch = () =>
  import(/* webpackChunkName: "document-search" */ "./document/find-documents");

/** Fetched on the first action, to be at hand on the press; what fails is told by who needs it. */
export const prefetchLazyParts = (): void =>
  void Promise.allSettled([ownSize(), childAdvice(), beforePhoto(), preview(), documentSearch()]);
