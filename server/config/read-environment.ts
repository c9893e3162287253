import type { Static } from "typebox";
import { Check } from "typebox/value";
import { nearestWord } from "../../photo/core/nearest-word";
import { EnvironmentSchema } from "./environment";
import type { Variable } from "./variable";

export type Environment = Static<typeof EnvironmentSchema>;

function expectation({ expected, type, minimum, maximum, enum: choices }: Variable): string {
  if (expected !== undefined) return expected;
  if (choices !== undefined) return `must be one of ${choices.join(", ")}`;
  if (type === "integer") return `must be a whole number from ${minimum} to ${maximum}`;
  return "must be text";
}

const faultOf = (name: string, variable: Variable, given: string): string =>
  `${variable.isSecret ? name : `${name}=${given}`}: ${expectation(variable)}`;

/** The value of a variable that is set, or an error. */
function parse(name: string, variable: Variable, given: string): { value?: unknown; faults: string[] } {
  if (variable.items) {
    const { items } = variable;
    const value = given.split(/[\s,]+/).filter((item) => item !== "");
    const wrong = value.filter((item) => !Check(items, item));
    return { value, faults: wrong.map((item) => faultOf(name, items, item)) };
  }
  const value = variable.type === "integer" ? Number(given) : given;
  return { value, faults: Check(variable, value) ? [] : [faultOf(name, variable, given)] };
}

/**
 * Reads variables with their types and defaults, and returns one sentence for each invalid one. An empty variable
 * counts as not set.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): { environment: Environment; faults: string[] } {
  const variables = Object.entries(EnvironmentSchema.properties as unknown as Record<string, Variable>);
  const parsed = variables.map(([name, variable]) => {
    const given = env[name]?.trim();
    const { value = variable.default, faults = [] } = given ? parse(name, variable, given) : {};
    return { name, value, faults };
  });
  return {
    environment: Object.fromEntries(parsed.map(({ name, value }) => [name, value])) as Environment,
    faults: parsed.flatMap(({ faults }) => faults),
  };
}

/**
 * One sentence for each variable that is not ours and has nearly the name of one that is. The environment also holds the
 * variables of other programs, so it is no error, and few letters may differ.
 */
export function misspelt(
  env: NodeJS.ProcessEnv,
  names = Object.keys(EnvironmentSchema.properties),
): string[] {
  const most = ({ length }: string) => (length < 8 ? 1 : 2);
  return Object.keys(env)
    .filter((given) => !names.includes(given) && /^[A-Z][A-Z0-9_]*$/.test(given))
    .map((given) => ({ given, near: nearestWord(given, names, most) }))
    .filter(({ near }) => near !== undefined)
    .map(({ given, near }) => `${given} is not a variable of this program. Did you mean ${near}?`);
}
