import { today } from "../../../browser/today";

const extensions: Partial<Record<string, string>> = { "image/png": "png" };

/** Name of a photo that a phone has sent: what it is for, if chosen, and the day. */
export const phonePhotoName = (type: string, urlPath: string | null): string =>
  `${["phone", ...(urlPath === null ? [] : [urlPath]), today()].join("-")}.${extensions[type] ?? "jpg"}`;

/** Such a photo has come through the server already. */
export const isFromPhone = ({ name }: { name: string }): boolean =>
  /^phone-([a-z0-9-]+-)?\d{4}-\d{2}-\d{2}\.(jpg|png)$/.test(name);
