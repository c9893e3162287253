import { buildVariables } from "../../build/environment";
import { apiVariables } from "../../server/config/environment";
import type { Variable } from "../../server/config/variable";

const topics = Object.entries({ ...apiVariables, ...buildVariables }) as unknown as [
  string,
  Record<string, Variable>,
][];

const defaultOf = (variable: Variable): string => String(variable.default ?? "");

function allowed({ type, enum: choices, minimum, maximum }: Variable): string {
  if (choices) return choices.join(", ");
  return type === "integer" ? `${minimum} to ${maximum}` : "";
}

const table = (variables: Record<string, Variable>): string[] => [
  "| variable | default | allowed | |",
  "| --- | --- | --- | --- |",
  ...Object.entries(variables).map(
    ([name, variable]) =>
      `| \`${name}\` | ${defaultOf(variable)} | ${allowed(variable)} | ${variable.description} |`,
  ),
];

const envExample = (): string =>
  [
    "# Every variable that the product reads, with its default. Copy this file to .env and uncomment what you change: npm start and",
    "# npm run api, dev, build, feedback, outcomes and backup read it. A value with # needs quotes. Variables of the environment win.",
    "# Written by `npm run docs:environment`.",
    ...topics.flatMap(([topic, variables]) => [
      `\n# --- ${topic} ---`,
      ...Object.entries(variables).flatMap(([name, variable]) => [
        `# ${variable.description}`,
        `#${name}=${defaultOf(variable)}`,
      ]),
    ]),
    "",
  ].join("\n");

const configurationPage = (): string =>
  [
    "# Configuration",
    "",
    "Every variable that the product reads. An empty variable counts as not set; the API does not start with a wrong one, and says",
    "which. Written by `npm run docs:environment` from `server/config/environment.ts` and `build/environment.ts`.",
    ...topics.flatMap(([topic, variables]) => ["", `## ${topic}`, "", ...table(variables)]),
    "",
  ].join("\n");

/** Files that are written from the tables of variables, by path. */
export const environmentFiles = (): Record<string, string> => ({
  ".env.example": envExample(),
  "deploy/configuration.md": configurationPage(),
});
