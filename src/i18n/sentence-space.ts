/** What stands between two sentences: Chinese and Japanese full stops bring their own room. */
export const sentenceSpace = (bcp47: string): string => (/^(ja|zh)/.test(bcp47) ? "" : " ");
