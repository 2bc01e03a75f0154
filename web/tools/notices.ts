// The notices of everything that others wrote and the built site ships, in one file beside its pages.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const OWN_TEXTS = join(import.meta.dirname, "licences");
const RULE = "=".repeat(80);

const BEGINNING = `Paddock is under the MIT licence. Its pages also hold what others have written, under these licences.
The Cyrillic letters of Jost are changed: there is more room beside one of them.
`;

/** The folders of the packages that files come from; what a builder adds by itself comes from its own package. */
export function packagesOf(files: Iterable<string>, web: string): string[] {
  const found = new Set<string>();
  for (const file of files) {
    const added = /^\0(vite|rolldown)\//.exec(file)?.[1];
    const inside = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(resolve(web, file.replace(/^\0/, "")))?.[0];
    if (added) found.add(join(web, "node_modules", added));
    else if (inside) found.add(inside);
  }
  return [...found].sort();
}

/** One package: name, version, licence, and the licence's own words; no package may go without them. */
export function notice(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
  return `${RULE}\n${name} ${version} (${license})\n${RULE}\n\n${words(folder, license!).trim()}\n`;
}

function words(folder: string, license: string): string {
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.\w+)?$/i.test(file));
  const text = own ? join(folder, own) : join(OWN_TEXTS, `${license}.txt`);
  if (!existsSync(text)) throw new Error(`${folder} brings no licence, and there is no ${text}`);
  return readFileSync(text, "utf8");
}

/** Looks through the finished pages and puts the notices beside them. */
export function notices(web: string): Plugin {
  return {
    name: "notices",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const shipped = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? Object.keys(part.modules) : part.originalFileNames));
      const packages = packagesOf(shipped, web);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: [BEGINNING, ...packages.map(notice)].join("\n") });
    },
  };
}
