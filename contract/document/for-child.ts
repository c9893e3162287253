/** Whether a document is for babies or small children alone. */
export const isForChild = ({ urlPath }: { urlPath?: string | null }): boolean =>
  /-(baby|child)-/.test(urlPath ?? "");

/** Whether it is for babies alone. */
export const isForBaby = (urlPath: string): boolean => urlPath.includes("-baby-");
