/** Separator of two sentences: none after Chinese and Japanese full stops. */
export const sentenceSpace = (bcp47: string): string => (/^(ja|zh)/.test(bcp47) ? "" : " ");
