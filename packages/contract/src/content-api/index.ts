export { delivery } from "./delivery.ts";
export { type ContentEndpoint, type ContentRefusal, contentFailure, contentNotFound } from "./endpoint.ts";
export { management, upload } from "./management.ts";
