import type { GatsbyNode, PluginOptions } from "gatsby";

export interface SourceOptions extends PluginOptions {
  /** Origin of the API; without it the plugin reads `contentDir`. */
  apiUrl?: string;
  /** The folder `locales` lies beside it. */
  contentDir: string;
  /** Codes of the languages to fetch. */
  languages: string[];
  timeoutMs: number;
  /** Retries after a network or server failure. */
  retries: number;
  /** Delay before the first retry; doubles each time. */
  retryDelayMs: number;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    apiUrl: Joi.string()
      .uri({ scheme: ["http", "https"] })
      .empty("")
      // The API of a preview has the same folder: reading it here saves some 600 calls.
      .default(() => (process.env.GATSBY_PREVIEW ? undefined : process.env.V5_API_URL || undefined))
      .description(
        "Origin of a running v5 API; default: V5_API_URL, except in a preview; else contentDir is read",
      ),
    contentDir: Joi.string().default("content"),
    languages: Joi.array()
      .items(Joi.string())
      .min(1)
      .default(["en"])
      .description("Codes of the languages to fetch, as in locales/languages.ts"),
    timeoutMs: Joi.number().integer().min(100).default(30_000).description("Limit of one call"),
    retries: Joi.number().integer().min(0).max(10).default(5),
    retryDelayMs: Joi.number().integer().min(0).default(500),
  });
