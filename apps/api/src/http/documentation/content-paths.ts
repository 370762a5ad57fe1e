import {
  type ContentEndpoint,
  type ContentRefusal,
  contentFailure,
  contentNotFound,
  delivery,
  management,
  upload,
} from "@azulejo/contract/content-api/index.ts";
import type { ZodOpenApiOperationObject, ZodOpenApiParameters, ZodOpenApiPathsObject, ZodOpenApiResponseObject } from "zod-openapi";

export const contentTags = [
  { name: "content delivery", description: "Stories for readers, in the form of Storyblok's delivery API. Without an envelope." },
  {
    name: "content management",
    description: "Stories, components, datasources and files for editors and programs. Without an envelope.",
  },
];

const refusals: Record<ContentRefusal, string> = {
  302: "The same address with the space's current version in `cv`, in `location`.",
  400: "The request is not valid.",
  401: "The token is missing, or not one for this.",
  404: "There is no such record.",
  409: "Somebody else has saved the story since it was read. `lock_version` has the current version.",
  413: "The body is too large.",
  414: "The request is too long.",
  422: "A field or parameter is not valid; the error names it.",
  429: "Too many requests. Try again after a second.",
  500: "An error in the content system.",
};

function refusal(status: ContentRefusal): ZodOpenApiResponseObject {
  const description = refusals[status];
  if (status === 302) return { description, headers: { location: { schema: { type: "string", format: "uri-reference" } } } };
  return { description, content: { "application/json": { schema: status === 404 ? contentNotFound : contentFailure } } };
}

const paging = {
  "per-page": { $ref: "#/components/headers/per-page" },
  total: { $ref: "#/components/headers/total" },
};

function describeEndpoint(endpoint: ContentEndpoint, tag: string, security: Record<string, string[]>[]): ZodOpenApiOperationObject {
  const { summary, description, parameters, query, headers, body, media, status, answer, isPaged } = endpoint;
  const requestParams: ZodOpenApiParameters = {
    ...(parameters && { path: parameters }),
    ...(query && { query }),
    ...(headers && { header: headers }),
  };
  return {
    operationId: contentOperationIdOf(endpoint),
    tags: [tag],
    summary,
    ...(description && { description }),
    requestParams,
    ...(body && { requestBody: { required: true, content: { [media ?? "application/json"]: { schema: body } } } }),
    responses: {
      [status]: {
        description: answer ? "The call succeeded." : "The file was received.",
        ...(isPaged && { headers: paging }),
        ...(answer && { content: { "application/json": { schema: answer } } }),
      },
      ...Object.fromEntries(endpoint.refusals.map((one) => [one, refusal(one)])),
    },
    security,
  };
}

/** `getContentStoriesId` */
const contentOperationIdOf = ({ method, path }: ContentEndpoint): string => {
  const words = path
    .replace("/content/v2/cdn", "/delivered")
    .replace("/content/v1/spaces/{space_id}", "/space")
    .replace("/content/v1", "")
    .split(/[^a-z]+/i);
  return (
    method.toLowerCase() +
    words
      .filter(Boolean)
      .map((word) => word[0]?.toUpperCase() + word.slice(1))
      .join("")
  );
};

function pathsOf(endpoints: ContentEndpoint[], tag: string, security: Record<string, string[]>[]): ZodOpenApiPathsObject {
  const byPath = Map.groupBy(endpoints, ({ path }) => path);
  return Object.fromEntries(
    [...byPath].map(([path, own]) => [
      path,
      Object.fromEntries(own.map((endpoint) => [endpoint.method.toLowerCase(), describeEndpoint(endpoint, tag, security)])),
    ]),
  );
}

/** The paths of the content system, which the same origin serves. */
export const contentPaths = (): ZodOpenApiPathsObject => ({
  ...pathsOf(delivery, "content delivery", [{ contentToken: [] }]),
  ...pathsOf(management, "content management", [{ contentManagement: [] }]),
  ...pathsOf([upload], "content management", []),
});
