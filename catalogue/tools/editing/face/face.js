import { openFolder } from "./folder.js";

const json = async (address) => (await fetch(address)).json();
const config = await json("/edit/config.json");

if (config.backend.name === "test-repo") {
  // This backend keeps its files in the browser's private folder. It is given the folder of the content in its place.
  const folder = openFolder(await json("/edit/files"));
  navigator.storage.getDirectory = async () => ({ getDirectoryHandle: async () => folder });
  // Nobody has to sign in to a folder.
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
}

const { default: CMS } = await import("@sveltia/cms");
CMS.init({ config });
