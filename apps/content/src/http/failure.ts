/** An error response; `body` is sent as it is. */
export class Failure extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(`${status}`);
    this.name = "Failure";
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

const failure = (status: number, error: string): Failure => new Failure(status, { error });

export const badRequest = (error: string): Failure => failure(400, error);
export const unauthorized = (): Failure => failure(401, "Unauthorized");
/** The only failure whose body is an array; clients read its first item. */
export const notFound = (): Failure => new Failure(404, ["This record could not be found"]);
export const wrongMethod = (): Failure => failure(405, "Method not allowed");
export const tooLarge = (error: string): Failure => failure(413, error);
export const unprocessable = (error: string): Failure => failure(422, error);
/** Sent over a rate limit; every limit is per second. */
export const tooManyRequests = (): Failure => new Failure(429, { error: "Too many requests" }, { "retry-after": "1" });

/** Sent if the file store is unavailable; the upload can be repeated. */
export const unavailable = (): Failure => new Failure(503, { error: "Files can't be stored at the moment" }, { "retry-after": "5" });

/** A temporary refusal. */
export class TooManyRequests extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super("too many requests");
    this.seconds = seconds;
  }
}
