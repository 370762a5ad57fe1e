/** A space of a content system with the vendor's management API: the bundled one, or the vendor's own. */
export interface ManagementAccess {
  /** The address, ending in `/v1` without a slash. */
  endpoint: string;
  spaceId: string;
  token: string;
  /** Signs the addresses of drafts. */
  previewToken: string;
  /** Calls the content system in process instead of over the network. */
  fetch?: typeof fetch;
}

export interface ManagementCall {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path below the space, without a leading slash. */
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: object;
  /** The name recorded as the author of a change. */
  author?: string;
}

/** Reads and changes drafts, publishes them, and stores files. */
export interface ContentManager {
  spaceId: string;
  previewToken: string;
  /** @throws ContentRefused if the content system refuses the call */
  call<Answer>(call: ManagementCall): Promise<Answer>;
  /** Makes a call that returns a list. @throws ContentRefused */
  list<Answer>(call: ManagementCall): Promise<{ answer: Answer; total: number }>;
  /** Uploads a file to the address of an upload ticket. @throws ContentRefused */
  upload(address: string, form: FormData): Promise<void>;
}

/** One error in a story's content. */
export interface ContentFault {
  /** `body.0.items.2.title`. */
  path: string;
  message: string;
}

/** Thrown if the content system refuses a call. `error` is meant for programmers. */
export class ContentRefused extends Error {
  override name = "ContentRefused";
  readonly status: number;
  readonly faults: readonly ContentFault[];

  constructor(status: number, error: string, faults: readonly ContentFault[]) {
    super(error);
    this.status = status;
    this.faults = faults;
  }
}

/** Timeout of a call in ms, including its upload. */
const LONGEST_MS = 60_000;

export function openContentManager({ endpoint, spaceId, token, previewToken, fetch: send = fetch }: ManagementAccess): ContentManager {
  const request = async ({ method, path, query = {}, body, author }: ManagementCall): Promise<Response> => {
    const address = new URL(`${endpoint}/spaces/${spaceId}${path === "" ? "" : `/${path}`}`);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, String(value));
    const headers = new Headers({ authorization: token });
    if (body) headers.set("content-type", "application/json");
    if (author) headers.set("x-author", encodeURIComponent(author));
    const signal = AbortSignal.timeout(LONGEST_MS);
    const response = await send(address, { method, headers, signal, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw await refusalOf(response);
    return response;
  };
  return {
    spaceId,
    previewToken,
    async call<Answer>(call: ManagementCall) {
      const response = await request(call);
      return (response.status === 204 ? {} : await response.json()) as Answer;
    },
    async list<Answer>(call: ManagementCall) {
      const response = await request(call);
      return { answer: (await response.json()) as Answer, total: Number(response.headers.get("total") ?? 0) };
    },
    async upload(address, form) {
      const response = await send(address, { method: "POST", body: form, signal: AbortSignal.timeout(LONGEST_MS) });
      if (!response.ok) throw await refusalOf(response);
    },
  };
}

async function refusalOf(response: Response): Promise<ContentRefused> {
  const body: unknown = await response.json().catch(() => null);
  const { error, errors } = (body ?? {}) as { error?: unknown; errors?: unknown };
  const faults = Array.isArray(errors) ? errors.filter(isFault).map(({ path, message }) => ({ path, message })) : [];
  return new ContentRefused(response.status, typeof error === "string" ? error : `the content system answered ${response.status}`, faults);
}

const isFault = (value: unknown): value is ContentFault => {
  const { path, message } = (value ?? {}) as Partial<ContentFault>;
  return typeof path === "string" && typeof message === "string";
};
