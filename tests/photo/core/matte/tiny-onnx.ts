/** Hand-written protobuf of a model that averages the three colour planes: input 1 x 3 x n x n, output 1 x 1 x n x n. */

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  return [...bytes, rest];
}

const integer = (field: number, value: number): number[] => [...varint(field << 3), ...varint(value)];
const message = (field: number, content: number[]): number[] => [
  ...varint((field << 3) | 2),
  ...varint(content.length),
  ...content,
];
const text = (field: number, value: string): number[] => message(field, [...new TextEncoder().encode(value)]);

/** onnx.ValueInfoProto: name (1), type (2) { tensor_type (1) { elem_type (1) = FLOAT, shape (2) { dim (1) { dim_value (1) } } } } */
function valueInfo(name: string, dims: number[]): number[] {
  const shape = dims.flatMap((dim) => message(1, integer(1, dim)));
  const tensor = [...integer(1, 1), ...message(2, shape)];
  return [...text(1, name), ...message(2, message(1, tensor))];
}

/** onnx.AttributeProto: name (1), i (3) or ints (8), type (20): 2 = INT, 7 = INTS. */
const intAttribute = (name: string, value: number): number[] => [
  ...text(1, name),
  ...integer(3, value),
  ...integer(20, 2),
];
const intsAttribute = (name: string, values: number[]): number[] => [
  ...text(1, name),
  ...values.flatMap((value) => integer(8, value)),
  ...integer(20, 7),
];

/** onnx.ModelProto with one node, ReduceMean over the channel axis (opset 13, where axes are an attribute). */
export function tinyOnnxModel(sidePx: number, channels = 3): Uint8Array {
  const node = [
    ...text(1, "picture"),
    ...text(2, "alpha"),
    ...text(4, "ReduceMean"),
    ...message(5, intsAttribute("axes", [1])),
    ...message(5, intAttribute("keepdims", 1)),
  ];
  const graph = [
    ...message(1, node),
    ...text(2, "mean"),
    ...message(11, valueInfo("picture", [1, channels, sidePx, sidePx])),
    ...message(12, valueInfo("alpha", [1, 1, sidePx, sidePx])),
  ];
  const opset = [...text(1, ""), ...integer(2, 13)];
  return Uint8Array.from([...integer(1, 7), ...message(7, graph), ...message(8, opset)]);
}
