export interface Size {
  width: number;
  height: number;
}

/** Scales a size down to fit into the maximum width and height, keeping the ratio. Integers, at least one. */
export function fitSize(size: Size, max: Size): Size {
  const scale = Math.min(1, max.width / size.width, max.height / size.height);
  const px = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: px(size.width), height: px(size.height) };
}
