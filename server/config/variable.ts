import { type TSchema, Type } from "typebox";
import { frameOriginExpectation, frameOriginPattern } from "../../contract/site/site-headers";

/** Additional keywords of a variable's schema. */
interface TextOptions {
  description: string;
  default?: string;
  /** Describes `pattern`: "must …". */
  expected?: string;
  pattern?: string;
  /** Contains a password: its value is never printed. */
  isSecret?: boolean;
}

export const wholeNumber = (fallback: number, minimum: number, maximum: number, description: string) =>
  Type.Integer({ default: fallback, minimum, maximum, description });

/** An integer whose default depends on the machine or on other variables; `description` explains it. */
export const optionalWholeNumber = (minimum: number, maximum: number, description: string) =>
  Type.Optional(Type.Integer({ minimum, maximum, description }));

export const choice = <Name extends string>(names: Name[], fallback: Name, description: string) =>
  Type.Enum(names, { default: fallback, description });

/** 1 or 0, with a default that depends on other variables; `description` explains it. */
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

export const frameOriginList = (description: string) =>
  Type.Array(
    text({ pattern: frameOriginPattern, expected: frameOriginExpectation, description: "One of them." }),
    {
      default: [],
      description,
    },
  );

/** Keys of clients, which are never printed. */
export const keyList = (description: string) =>
  Type.Array(
    text({
      pattern: "^[A-Za-z0-9_-]{32,128}$",
      expected: "each must be 32 to 128 letters, digits, - or _, such as `openssl rand -hex 32` prints",
      isSecret: true,
      description: "One of them.",
    }),
    { default: [], description },
  );

/** A URL that may contain a password or a token. */
export const secretUrl = (schemes: [string, ...string[]], description: string) =>
  text({
    pattern: `^((${schemes.join("|")})://\\S+)?$`,
    expected: `must begin with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`,
    isSecret: true,
    description,
  });

/** The keywords used for messages and documentation. */
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
