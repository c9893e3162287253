import { suggestion } from "../../../photo/core/nearest-word";

/** Where edited texts are saved: in this folder, or on a Git host. */
export type CmsBackend = { name: "test-repo" } | GitHost;

const gitHosts = ["github", "gitlab", "gitea"] as const;

interface GitHost {
  name: (typeof gitHosts)[number];
  repo: string;
  branch: string;
  base_url?: string;
  api_root?: string;
}

/** Path of a host's API. */
const apiPaths = { github: "/api/v3", gitlab: "/api/v4", gitea: "/api/v1" };

/** @throws Error that says what is missing. `url` is for a self-hosted server. */
export function gitBackend(
  wanted: string,
  { repo, branch = "main", url }: { repo?: string; branch?: string; url?: string },
): GitHost {
  const name = gitHosts.find((known) => known === wanted);
  if (!name) throw new Error(`There is no host "${wanted}". ${suggestion(wanted, gitHosts)}`);
  if (!repo?.includes("/")) throw new Error("Say which repository: --repo owner/name");
  if (url === undefined) return { name, repo, branch };
  // HTTPS, since a token is sent there.
  if (!url.startsWith("https://")) throw new Error(`--url ${url}: must begin with https://`);
  const base = url.replace(/\/$/, "");
  return { name, repo, branch, base_url: base, api_root: base + apiPaths[name] };
}
