import { PassThrough } from "node:stream";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type PeerData, PeerPage } from "./page.tsx";

const PAGE = 24;

/** Renders the products that the address asks for, with the data that a browser would hydrate them from. */
export function renderPeer(data: PeerData, asked: URLSearchParams): Promise<string> {
  const [from, to] = [Number(asked.get("from") ?? 0), Number(asked.get("to") ?? Number.POSITIVE_INFINITY)];
  const finishes = asked.getAll("finish");
  const found = data.cards.filter(
    (card) => card.cents >= from * 100 && card.cents <= to * 100 && (finishes.length === 0 || finishes.includes(card.finish)),
  );
  // The shop finds a product by any of its variants, the peer by one: it fills the page up, so that both show as many cards.
  const others = data.cards.filter((card) => !found.includes(card));
  const shown = { ...data, cards: [...found, ...others].slice(0, PAGE) };
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement(PeerPage, { data: shown, total: found.length, chosen: finishes }), {
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
