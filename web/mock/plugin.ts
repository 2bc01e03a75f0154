import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin, ViteDevServer } from "vite";
import { answer, type Asked } from "./answers.ts";

/** Plays the server for work on the pages: plausible answers to /api, nothing kept. A cookie `mock=<scene>` picks a
 *  scene. */
export function mockServer(): Plugin {
  return {
    name: "mock-server",
    configureServer: answerApi,
    configurePreviewServer: answerApi,
  };
}

function answerApi({ middlewares }: Pick<ViteDevServer, "middlewares">): void {
  middlewares.use("/api", (request, response) => void serve(request, response));
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked: Asked = {
    method: request.method ?? "GET",
    path: (request.url ?? "/").split("?")[0]!,
    body: await bodyOf(request),
    scene: /mock=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "usual",
  };
  if (asked.scene === "offline") {
    request.socket.destroy();
    return;
  }
  const { status, said } = answer(asked);
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(said));
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const part of request) text += String(part);
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
