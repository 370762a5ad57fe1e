import { PassThrough } from "node:stream";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type PeerData, PeerPage } from "./page.tsx";
import { select } from "./select.ts";

/** Renders the products that the address asks for, with the data that a browser would hydrate them from. */
export function renderPeer(data: PeerData, asked: URLSearchParams): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement(PeerPage, select(data, asked)), {
      bootstrapScripts: ["/client.js"],
      onAllReady() {
        const chunks: Buffer[] = [];
        const body = new PassThrough();
        body.on("data", (chunk: Buffer) => chunks.push(chunk));
        body.on("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
        pipe(body);
      },
      onError: reject,
    });
  });
}
