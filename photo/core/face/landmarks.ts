/**
 * Named points of MediaPipe's face mesh. Right and left are the person's own: the right eye is on the left of an
 * unmirrored picture.
 */
export const landmarks = {
  upperLipOuter: 0,
  noseTip: 1,
  noseBack: 5,
  betweenBrows: 9,
  foreheadTop: 10,
  upperLipInner: 13,
  lowerLipInner: 14,
  lowerLipOuter: 17,
  rightEyeOuter: 33,
  mouthRight: 61,
  rightEyeInner: 133,
  chin: 152,
  rightTemple: 127,
  noseBridge: 168,
  /** The widest points of the face. */
  rightCheek: 234,
  leftEyeOuter: 263,
  mouthLeft: 291,
  leftTemple: 356,
  leftEyeInner: 362,
  leftCheek: 454,
} as const;

/** Corners of each eye from the picture's left to right, then the middles of the upper and lower lid. */
export const eyePoints = { right: [33, 133, 159, 145], left: [362, 263, 386, 374] } as const;

/** The lids above and below the pupil. The middle of the corners is lower than the pupil. */
export const lidPoints = {
  right: [158, 159, 160, 144, 145, 153],
  left: [385, 386, 387, 373, 374, 380],
} as const;

/** Pairs of upper and lower lid points. */
export const lidPairs = {
  right: [
    [159, 145],
    [158, 153],
    [160, 144],
  ],
  left: [
    [386, 374],
    [385, 380],
    [387, 373],
  ],
} as const;

/** Pairs of points on the inner edges of the upper and lower lip. */
export const innerLipPairs = [
  [13, 14],
  [82, 87],
  [312, 317],
] as const;

/** Edges of the lips from corner to corner, MediaPipe's FACEMESH_LIPS. */
export const lips = {
  upperOuter: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291],
  upperInner: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
  lowerInner: [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
  lowerOuter: [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291],
} as const;

/** Outlines of the features, MediaPipe's FACEMESH_RIGHT_EYE, FACEMESH_LEFT_EYE and the lips' outer edges. */
export const outlines = {
  rightEye: [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246],
  leftEye: [362, 382, 381, 380, 374, 373, 390, 249, 263, 466, 388, 387, 386, 385, 384, 398],
  mouth: [...lips.upperOuter, ...lips.lowerOuter.slice(1, -1).reverse()],
} as const;

/** Outlines of the brows, MediaPipe's FACEMESH_RIGHT_EYEBROW and FACEMESH_LEFT_EYEBROW. */
export const brows = {
  right: [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  left: [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
} as const;

/** The face's outline, MediaPipe's FACEMESH_FACE_OVAL. */
export const faceOval = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;
