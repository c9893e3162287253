import { spawnSync } from "node:child_process";
import { npmCommand, runCommand, WrongArguments } from "../../tools/command-line";
import { codeFolders } from "../../tools/lint/code-folders";

/** Commands of each part; the first one that fails ends the run. */
const parts: Record<string, string[]> = {
  style: ["biome check ."],
  imports: [
    `depcruise --config .dependency-cruiser.cjs ${codeFolders.join(" ")}`,
    "tsx scripts/draw/draw-imports.ts --check",
  ],
  unused: ["knip --no-progress", "knip --production --no-progress"],
};

function lint(chosen: string[]): void {
  const unknown = chosen.find((part) => !(part in parts));
  if (unknown !== undefined)
    throw new WrongArguments(
      `There is no part "${unknown}". Possible are: ${Object.keys(parts).join(", ")}.`,
    );
  for (const command of (chosen.length > 0 ? chosen : Object.keys(parts)).flatMap((part) => parts[part]!)) {
    const [program, ...args] = command.split(" ");
    const { status } = spawnSync(`node_modules/.bin/${program}`, args, { stdio: "inherit" });
    if (status !== 0) {
      process.exitCode = 1;
      return;
    }
  }
}

void runCommand(
  npmCommand(
    "run lint --",
    "Checks style, the directions of imports, and that nothing is unused.",
    "npm run lint -- imports",
  )
    .argument("[parts...]", `only check these parts: ${Object.keys(parts).join(", ")}`)
    .action(lint),
);
