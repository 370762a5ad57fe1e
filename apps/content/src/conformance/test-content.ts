import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, migrate, openDatabase } from "@azulejo/database";
import { blankDatabase } from "@azulejo/testing/copy-template.ts";
import { type Content, createContent, createFolderStore, createSpace, type FileStore, type NewSpace, type PublicChange } from "../index.ts";
import { testComponents } from "./test-components.ts";

export const SPACE = 77;
export const tokens = { public: "public-token", preview: "preview-token", management: "management-token" };

const quiet = { info() {}, error() {} };
/** The space as the seed creates it. */
export const testSpace: NewSpace = {
  id: SPACE,
  name: "Test",
  domain: "http://shop.test/",
  languages: ["es", "fr"],
  defaultLanguage: "en",
  tokens: Object.entries(tokens).map(([kind, token]) => ({ token, kind: kind as keyof typeof tokens })),
};

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
type Json = any;

export interface Answer {
  status: number;
  headers: Headers;
  body: Json;
}

/** Opens a content system on its own database, with a space and its components. */
export class TestContent {
  readonly database: Database;
  readonly content: Content;
  readonly changes: PublicChange[];
  /** Folder of uploaded files. */
  readonly uploads: string;
  readonly #remove: () => Promise<void>;

  constructor(parts: { database: Database; content: Content; changes: PublicChange[]; uploads: string; remove(): Promise<void> }) {
    this.database = parts.database;
    this.content = parts.content;
    this.changes = parts.changes;
    this.uploads = parts.uploads;
    this.#remove = parts.remove;
  }

  static async open(
    options: { requestsPerSecond?: number; components?: boolean; now?: () => Date; files?: FileStore } = {},
  ): Promise<TestContent> {
    const copy = await blankDatabase();
    const database = await openDatabase(copy);
    await migrate(database);
    await createSpace(database.query, testSpace);
    const changes: PublicChange[] = [];
    const uploads = await mkdtemp(join(tmpdir(), "azulejo-uploads-"));
    const content = await createContent({
      database,
      publicUrl: "http://shop.test",
      log: quiet,
      now: options.now ?? (() => new Date()),
      uploads: options.files ?? createFolderStore(uploads),
      onChanges: (change) => changes.push(change),
      ...(options.requestsPerSecond && { requestsPerSecond: options.requestsPerSecond }),
    });
    // A test may have closed the database itself.
    const close = async () => {
      await content.close().catch(() => {});
      await database.close().catch(() => {});
      await copy.remove();
      await rm(uploads, { recursive: true, force: true });
    };
    const opened = new TestContent({ database, content, changes, uploads, remove: close });
    if (options.components !== false) {
      for (const component of testComponents) await opened.create("components", { component });
    }
    return opened;
  }

  close = (): Promise<void> => this.#remove();

  async send(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await this.content.fetch(new Request(`http://shop.test${path}`, init));
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
  }

  /** Calls the delivery API with the public token, the space's `cv` and the given parameters. */
  async cdn(path: string, parameters: Record<string, string> = {}): Promise<Answer> {
    const search = new URLSearchParams({ token: tokens.public, cv: "1", ...parameters });
    return this.send(`/content/v2/cdn/${path}?${search}`);
  }

  draft = (path: string, parameters: Record<string, string> = {}): Promise<Answer> =>
    this.cdn(path, { token: tokens.preview, version: "draft", ...parameters });

  /** Returns the slugs of a list in its order. */
  async slugs(parameters: Record<string, string>): Promise<string[]> {
    const { status, body } = await this.cdn("stories", { per_page: "100", ...parameters });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.stories.map((story: { full_slug: string }) => story.full_slug);
  }

  manage(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(`/content/v1/spaces/${SPACE}/${path}`, {
      method,
      headers: { authorization: tokens.management, ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  }

  /** Creates something, and throws if refused. */
  async create(path: string, body: unknown): Promise<Json> {
    const answer = await this.manage("POST", path, body);
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async folder(slug: string, parent: { id: number } | null = null): Promise<{ id: number; uuid: string }> {
    const story = { name: slug, slug, is_folder: true, parent_id: parent?.id ?? 0 };
    return (await this.create("stories", { story })).story;
  }

  /** Creates an `article` story, published by default. */
  async story(
    slug: string,
    content: Record<string, unknown> = {},
    more: Record<string, unknown> & { publish?: number } = {},
  ): Promise<{ id: number; uuid: string; full_slug: string; lock_version: number }> {
    const { publish = 1, ...fields } = more;
    const story = { name: slug, slug, content: { component: "article", title: slug, ...content }, ...fields };
    return (await this.create("stories", { story, publish })).story;
  }
}
