import type { GatsbyNode, PluginOptions } from "gatsby";

export interface TransformerOptions extends PluginOptions {
  /** The folders `locales` and `static` lie beside it. */
  contentDir: string;
  /** `name` of the gatsby-source-filesystem instance that reads `contentDir`. */
  sourceName: string;
  /** Language codes of the texts to compile. */
  languages: string[];
  /** Origin of another API for the documents in texts; by default those of `contentDir` are used. */
  apiUrl?: string;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    contentDir: Joi.string().default("content"),
    sourceName: Joi.string().default("content"),
    languages: Joi.array().items(Joi.string()).min(1).required(),
    apiUrl: Joi.string()
      .uri({ scheme: ["http", "https"] })
      .empty("")
      .default(() => process.env.V5_API_URL || undefined),
  });
