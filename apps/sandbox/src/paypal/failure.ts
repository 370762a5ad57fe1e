import type { Link } from "./objects.ts";

/** An error response in the vendor's form. */
export class PayPalFailure extends Error {
  readonly status: number;
  readonly body: { name: string; message: string; details?: { issue: string; description: string }[]; links?: Link[] };

  constructor(status: number, body: PayPalFailure["body"]) {
    super(body.name);
    this.status = status;
    this.body = body;
  }
}

export const notFound = (): PayPalFailure =>
  new PayPalFailure(404, {
    name: "RESOURCE_NOT_FOUND",
    message: "The specified resource does not exist.",
    details: [
      { issue: "INVALID_RESOURCE_ID", description: "Specified resource ID does not exist. Please check the resource ID and try again." },
    ],
  });

export const unprocessable = (issue: string, description: string, links: Link[] = []): PayPalFailure =>
  new PayPalFailure(422, {
    name: "UNPROCESSABLE_ENTITY",
    message: "The requested action could not be performed, semantically incorrect, or failed business validation.",
    details: [{ issue, description }],
    links,
  });

export const malformed = (description: string): PayPalFailure =>
  new PayPalFailure(400, {
    name: "INVALID_REQUEST",
    message: "Request is not well-formed, syntactically incorrect, or violates schema.",
    details: [{ issue: "INVALID_PARAMETER_SYNTAX", description }],
  });
