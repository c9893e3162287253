import { loadZip } from "./load-parts";

interface NamedFile {
  name: string;
  blob: Blob;
}

/** All files in one archive. JPEG, PNG and PDF files are compressed already. */
export async function zipFiles(files: readonly NamedFile[]): Promise<Blob> {
  const { zipSync } = await loadZip();
  const entries = files.map(
    async ({ name, blob }) => [name, new Uint8Array(await blob.arrayBuffer())] as const,
  );
  const zip = zipSync(Object.fromEntries(await Promise.all(entries)), { level: 0 });
  return new Blob([zip as BlobPart], { type: "application/zip" });
}
