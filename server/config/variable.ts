import { type TSchema, Type } from "typebox";

/** What a variable's schema says beside JSON Schema's own keywords. */
interface TextOptions {
  description: string;
  default?: string;
  /** In words what `pattern` allows: "must …". */
  expected?: string;
  pattern?: string;
  /** It holds a password: no message repeats its value. */
  isSecret?: boolean;
}

export const wholeNumber = (fallback: number, minimum: number, maximum: number, description: string) =>
  Type.Integer({ default: fallback, minimum, maximum, description });

/** A whole number whose default depends on the machine or on other variables; `description` says how. */
export const optionalWholeNumber = (minimum: number, maximum: number, description: string) =>
  Type.Optional(Type.Integer({ minimum, maximum, description }));

export const choice = <Name extends string>(names: Name[], fallback: Name, description: string) =>
  Type.Enum(names, { default: fallback, description });

/** 1 or 0, with a default that depends on other variables; `description` says how. */
export const optionalSwitch = (description: string) => Type.Optional(Type.Enum(["0", "1"], { description }));

export const text = (options: TextOptions) => Type.String({ default: "", ...options });

export const originUrl = (description: string) =>
  text({
    pattern: "^(https?://[a-z0-9.-]+(:\\d+)?)?$",
    expected: "must be an origin, such as https://example.org",
    description,
  });

export const originList = (description: string) =>
  Type.Array(originUrl("One of them."), { default: [], description });

/** An address that may hold a password or a token. */
export const secretUrl = (schemes: [string, ...string[]], description: string) =>
  text({
    pattern: `^((${schemes.join("|")})://\\S+)?$`,
    expected: `must begin with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`,
    isSecret: true,
    description,
  });

/** The keywords that messages and documentation are made of. */
export interface Variable extends TSchema {
  description: string;
  default?: string | number | string[];
  expected?: string;
  isSecret?: boolean;
  type?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  items?: Variable;
}
