import { describe, expect, it } from "@jest/globals";
import { modelOption } from "../../../tools/eval/model-options";

describe("--against", () => {
  it("is no model where none is named", () => {
    expect(modelOption({ form: "isnet" })).toBeNull();
  });

  it("takes a file and the form of its input", () => {
    expect(modelOption({ against: __filename, form: "birefnet" })).toEqual({
      file: __filename,
      form: "birefnet",
    });
  });

  it("names the option that is wrong", () => {
    expect(() => modelOption({ against: "none.onnx", form: "isnet" })).toThrow(
      "--against none.onnx: there is no such file",
    );
    expect(() => modelOption({ against: __filename, form: "u2net" })).toThrow(
      "--form u2net: must be one of modnet, isnet, birefnet",
    );
  });
});
