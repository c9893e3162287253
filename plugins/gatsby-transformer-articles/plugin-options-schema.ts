import type { GatsbyNode, PluginOptions } from "gatsby";

export interface TransformerOptions extends PluginOptions {
  contentDir: string;
  localesDir: string;
  staticDir: string;
  /** `name` of the gatsby-source-filesystem instance that reads `contentDir`. */
  sourceName: string;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    contentDir: Joi.string().default("content"),
    localesDir: Joi.string().default("locales"),
    staticDir: Joi.string().default("static"),
    sourceName: Joi.string().default("content"),
  });
