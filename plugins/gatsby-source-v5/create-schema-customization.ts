import type { GatsbyNode } from "gatsby";
import { nodeTypes } from "./node-types";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(nodeTypes);
};
