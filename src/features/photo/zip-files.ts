export interface ZippedFile {
  name: string;
  bytes: Uint8Array;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ crcTable[(crc ^ byte) & 0xff]!;
  return (crc ^ 0xffffffff) >>> 0;
}

/** Little-endian numbers of two or four bytes. */
const packed = (...numbers: readonly [value: number, bytes: 2 | 4][]): Uint8Array =>
  Uint8Array.from(
    numbers.flatMap(([value, count]) =>
      Array.from({ length: count }, (_, i) => Math.floor(value / 256 ** i) & 0xff),
    ),
  );

/** Bit 11: names are UTF-8. */
const flags = 0x0800;
const version = 20;
const endSignature = 0x06054b50;
const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;

/** Date and time as MS-DOS keeps them, in steps of two seconds. */
function dosTime(date: Date): { date: number; time: number } {
  return {
    date: ((date.getFullYear() - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate(),
    time: (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1),
  };
}

/** One ZIP archive. Nothing is compressed: JPEG and PDF files are already. */
export function zipFiles(files: readonly ZippedFile[], changed: Date): Blob {
  const { date, time } = dosTime(changed);
  const parts: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const nameBytes = new TextEncoder().encode(name);
    const shared = packed(
      [version, 2],
      [flags, 2],
      [0, 2], // stored
      [time, 2],
      [date, 2],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [nameBytes.length, 2],
      [0, 2],
    );
    const local = [packed([localSignature, 4]), shared, nameBytes, bytes];
    parts.push(...local);
    central.push(
      packed([centralSignature, 4], [version, 2]),
      shared,
      packed([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      nameBytes,
    );
    offset += lengthOf(local);
  }
  const size = lengthOf(central);
  const end = packed(
    [endSignature, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  );
  return new Blob([...parts, ...central, end] as BlobPart[], { type: "application/zip" });
}

const lengthOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0);
