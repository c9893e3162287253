import { lazyPart } from "../../../../components/ui/lazy-part";

const ownSize = () => import(/* webpackChunkName: "own-size" */ "./own-size/own-size-card");
const childAdvice = () => import(/* webpackChunkName: "child-advice" */ "./photo/child-advice");
export const loadBeforePhoto = () => import(/* webpackChunkName: "before-photo" */ "./document/before-photo");
export const loadShotStrip = () => import(/* webpackChunkName: "shot-strip" */ "../shots/shot-strip");
export const loadPhotoPreview = () => import(/* webpackChunkName: "photo-preview" */ "./photo/photo-preview");

/** Parts of the start card that are shown after an interaction. */
export const OwnSizeCard = lazyPart(async () => (await ownSize()).OwnSizeCard);
export const ChildAdvice = lazyPart(async () => (await childAdvice()).ChildAdvice);
export const BeforePhoto = lazyPart(async () => (await loadBeforePhoto()).BeforePhoto);
export const ShotStrip = lazyPart(async () => (await loadShotStrip()).ShotStrip);
export const PhotoPreview = lazyPart(async () => (await loadPhotoPreview()).PhotoPreview);

/** Loaded when the visitor types in the country field. */
export const documentSearch = () =>
  import(/* webpackChunkName: "document-search" */ "./document/find-documents");

/** Prefetched when the page is idle, or on the first interaction; failures are handled where a part is used. */
export const prefetchLazyParts = (): void =>
  void Promise.allSettled([
    ownSize(),
    childAdvice(),
    loadBeforePhoto(),
    loadPhotoPreview(),
    documentSearch(),
  ]);
