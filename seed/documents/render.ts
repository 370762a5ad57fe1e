import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { renderToBuffer } from "@react-pdf/renderer";
import { marked } from "marked";
import { createElement } from "react";
import { parse } from "yaml";
import { readJson } from "../demo-records.ts";
import { DocumentPage } from "./document-page.tsx";
import type { DocumentEntry } from "./documents.ts";

/** Renders every document of the demo supplier as a PDF in both languages; `npm run documents` in the seed's folder. */
const here = (path: string) => new URL(path, import.meta.url);
const { storefront } = parse(readFileSync(here("../storefront/settings.yaml"), "utf8")) as { storefront: { name: string } };
const supplier = storefront.name;
mkdirSync(here("./files/"), { recursive: true });
for (const entry of readJson<DocumentEntry[]>("./documents/documents.json")) {
  for (const language of ["en", "es"] as const) {
    const text = readFileSync(here(`./text/${entry.file.replace("{lang}", language)}`), "utf8");
    const page = createElement(DocumentPage, { title: entry.title[language], language, supplier, tokens: marked.lexer(text) });
    const pdf = await renderToBuffer(page as Parameters<typeof renderToBuffer>[0]);
    writeFileSync(here(`./files/${entry.id}.${language}.pdf`), pdf);
    process.stdout.write(`${entry.id}.${language}.pdf ${Math.round(pdf.length / 1024)} kB\n`);
  }
}
