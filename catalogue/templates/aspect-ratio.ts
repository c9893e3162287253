/** Width over height: "3:4" -> 0.75 */
export function ratioOf(aspectRatio: string): number {
  const [width = 1, height = 1] = aspectRatio.split(":").map(Number);
  return width / height;
}
