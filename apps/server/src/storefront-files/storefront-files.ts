import { createHash } from "node:crypto";
import { type Language, languages } from "@azulejo/contract";
import { colorStylesheet, mainColors, type StorefrontColors } from "@azulejo/ui/colors.ts";
import { lookStylesheet } from "@azulejo/ui/look/look.ts";
import type { Settings } from "@azulejo/web/app/request/settings.server.ts";
import { storefrontVersion } from "@azulejo/web/app/shell/head/storefront-version.server.ts";
import { Hono } from "hono";
import type { IconSource } from "./drawing/icon.ts";
import { webManifest } from "./web-manifest.ts";

export interface StorefrontPicture {
  type: string;
  width: number;
  height: number;
  data: Uint8Array;
}

interface Options {
  readSettings(language: Language): Promise<Settings>;
  /** Returns a picture of the storefront; undefined if it has none. */
  readPicture(kind: "logo" | "favicon"): Promise<StorefrontPicture | undefined>;
}

interface MadeFile {
  type: string;
  bytes: Buffer;
  etag: string;
}

/** The data that files are made from. */
interface Source {
  settings: Settings;
  language: Language;
  logo: StorefrontPicture | undefined;
  favicon: StorefrontPicture | undefined;
}

type Make = (source: Source) => Promise<{ type: string; bytes: Uint8Array | string } | null>;

/** Files never change under an address with a version. */
const YEAR = "public, max-age=31536000, immutable";
const BRIEF = "public, max-age=300";
/** An SVG may contain scripts. With this policy, opened directly, it runs none and loads nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Loaded with the first picture, because the libraries would slow down every start. */
const loadIcons = () => import("./drawing/icon.ts");

const colorsOf = ({ settings }: Source) => mainColors(settings.colors as StorefrontColors | null);
const isDrawing = ({ type }: StorefrontPicture) => type === "image/svg+xml";
/** A wide logo is unreadable as an icon. */
const isSquare = ({ width, height }: StorefrontPicture) => Math.max(width / height, height / width) <= 1.25;

const iconPictureOf = ({ favicon, logo }: Source) => favicon ?? (logo && isSquare(logo) ? logo : undefined);

async function iconSourceOf(source: Source): Promise<IconSource> {
  const picture = iconPictureOf(source);
  if (picture) return { data: picture.data, isDrawing: isDrawing(picture), isFull: false, width: Math.max(picture.width, picture.height) };
  const { letterTile } = await import("./drawing/letter-tile.ts");
  return { data: letterTile(source.settings.name, colorsOf(source)), isDrawing: true, isFull: true, width: 64 };
}

const png =
  (side: number): Make =>
  async (source) => ({ type: "image/png", bytes: await (await loadIcons()).iconPng(await iconSourceOf(source), side) });
const onBackground =
  (side: number, maskable: boolean): Make =>
  async (source) => ({
    type: "image/png",
    bytes: await (await loadIcons()).iconOnBackground(await iconSourceOf(source), side, colorsOf(source).background, maskable),
  });
const logoOf =
  (type: string): Make =>
  async ({ logo }) =>
    logo?.type === type ? { type, bytes: logo.data } : null;

const makers: Record<string, Make> = {
  "favicon.ico": async (source) => ({ type: "image/x-icon", bytes: await (await loadIcons()).ico(await iconSourceOf(source)) }),
  "favicon.svg": async (source) => {
    const icon = await iconSourceOf(source);
    return icon.isDrawing ? { type: "image/svg+xml", bytes: icon.data } : null;
  },
  "apple-touch-icon.png": onBackground(180, false),
  "icon-144.png": png(144),
  "icon-192.png": png(192),
  "icon-512.png": png(512),
  "icon-maskable-192.png": onBackground(192, true),
  "icon-maskable-512.png": onBackground(512, true),
  "logo.svg": logoOf("image/svg+xml"),
  "logo.png": logoOf("image/png"),
  // Email clients don't show SVG.
  "email-logo.png": async ({ logo }) =>
    logo ? { type: "image/png", bytes: await (await loadIcons()).logoPng({ ...logo, isDrawing: isDrawing(logo) }) } : null,
  "colors.css": async ({ settings }) =>
    settings.colors && {
      type: "text/css; charset=utf-8",
      bytes: colorStylesheet(settings.colors as StorefrontColors) + (settings.look ? lookStylesheet(settings.look) : ""),
    },
  "site.webmanifest": async ({ settings, language }) => ({
    type: "application/manifest+json",
    bytes: JSON.stringify(webManifest(settings, language, storefrontVersion(settings))),
  }),
  "social-card.jpg": async (source) => {
    const { settings, logo } = source;
    const { name, tagline } = settings;
    const picture = logo && { ...logo, isDrawing: isDrawing(logo) };
    const { drawCard } = await import("./drawing/card.ts");
    return { type: "image/jpeg", bytes: await drawCard({ name, tagline, colors: colorsOf(source), logo: picture ?? null }) };
  },
};

export interface StorefrontFiles {
  routes: Hono;
  /** Drops all files, after a change of the storefront. */
  drop(): void;
  /** Creates the files that crawlers and first visitors request, before they do. */
  warm(): Promise<void>;
}

/** Returns icons, web manifest, logo, colors and social card of a storefront, each created once from its settings and pictures. */
export function createStorefrontFiles({ readSettings, readPicture }: Options): StorefrontFiles {
  let made = new Map<string, Promise<{ file: MadeFile | null; version: string }>>();

  async function make(name: string, language: Language) {
    const [settings, logo, favicon] = await Promise.all([readSettings(language), readPicture("logo"), readPicture("favicon")]);
    const result = await makers[name]?.({ settings, language, logo, favicon });
    const bytes = result && Buffer.from(result.bytes);
    const etag = bytes ? `"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"` : "";
    return { file: result && bytes ? { type: result.type, bytes, etag } : null, version: storefrontVersion(settings) };
  }

  function find(name: string, language: Language) {
    const key = `${name} ${language}`;
    const known = made.get(key);
    if (known) return known;
    const files = made;
    const making = make(name, language);
    files.set(key, making);
    making.catch(() => files.delete(key));
    return making;
  }

  const routes = new Hono();
  for (const name of Object.keys(makers)) {
    routes.get(`/${name}`, async (http) => {
      const asked = http.req.query("lang");
      const language = languages.find((one) => one === asked) ?? "en";
      const { file, version } = await find(name, language);
      if (!file) return http.text("Not found", 404);
      const headers = {
        "content-type": file.type,
        "cache-control": http.req.query("v") === version ? YEAR : BRIEF,
        etag: file.etag,
        ...(file.type === "image/svg+xml" && { "content-security-policy": DRAWING_POLICY }),
      };
      if (http.req.header("if-none-match") === file.etag) return http.body(null, 304, headers);
      return http.body(new Uint8Array(file.bytes), 200, headers);
    });
  }
  return {
    routes,
    drop() {
      made = new Map();
    },
    async warm() {
      for (const language of languages) await find("social-card.jpg", language);
      for (const name of ["favicon.ico", "favicon.svg", "apple-touch-icon.png"]) await find(name, "en");
    },
  };
}
