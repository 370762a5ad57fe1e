import { oneByteJson } from "./one-byte.server.ts";

/** Id of the element with the page's data. */
const DATA_ID = "page-data";

/** A script that passes the page's data to the router; the same for every page, so that its hash is computed once. */
const TAKE_OVER = `(c=>{c.enqueue(document.getElementById("${DATA_ID}").textContent);c.close()})(window.__reactRouterContext.streamController)`;

/** Reads all of a page's data as encoded by the router; empty if there is none. */
export async function readHandoff(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return "";
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Adds the page's data at the end of its body, as a data block: no script policy has to allow it, and its quotation marks aren't escaped a
 * second time, as in the router's own script.
 */
export function withHandoff(html: string, handoff: string, nonce: string): string {
  const at = html.lastIndexOf("</body>");
  if (handoff === "" || at < 0) return html;
  const data = `<script type="application/json" id="${DATA_ID}">${oneByteJson(handoff).replaceAll("<", "\\u003c")}</script>`;
  const takeOver = `<script${nonce && ` nonce="${nonce}"`}>${TAKE_OVER}</script>`;
  return html.slice(0, at) + data + takeOver + html.slice(at);
}
