/** Address of a drawing that shows a right or wrong photo, such as "good" or "uneven-light". */
export const advicePicture = (name: string): string => `/images/advice/${name}.webp`;
